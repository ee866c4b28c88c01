#!/usr/bin/env python3
"""Turns the reference data of Total War: Rome (two JSON files) into the .def rows.

Usage: totalwar_rows.py MAP.json CARDS.json OUTPUT-FOLDER
The rows are committed and are the truth from then on; this only made the first ones.
"""
import json
import sys

ADJECTIVE = {'rome': 'Roman', 'carthage': 'Punic', 'greece': 'Greek', 'barbarians': 'Gallic'}


def ident(word):
    return word.upper().replace('-', '_').replace(' ', '_')


def dice(colours):
    return '{ ' + ', '.join(colours) + ' }' if colours else '{ 0 }'


def rows(folder, name, head, lines):
    with open(f'{folder}/{name}.def', 'w') as out:
        out.write(f'/* {head} */\n')
        out.write('\n'.join(lines) + '\n')


def wrap(macro, first, fields):
    """One row, broken before column 90."""
    lines, line = [], f'{macro}({first}'
    for field in fields:
        if len(line) + len(field) + 3 > 89:
            lines.append(line + ',')
            line = ' ' * (len(macro) + 1) + field
        else:
            line += ', ' + field
    lines.append(line + ')')
    return '\n'.join(lines)


def prose(text, indent):
    """A string literal, broken over lines."""
    lines, line = [], ''
    for word in text.split():
        if len(line) + len(word) > 70:
            lines.append(line + ' ')
            line = ''
        line += (' ' if line else '') + word
    lines.append(line)
    return ('\n' + ' ' * indent).join(f'"{x}"' for x in lines)


def map_rows(m, folder):
    intro, intro_seas = set(m['intro_regions']), set(m['intro_seas'])
    letter = {'R': 'RED', 'Y': 'YELLOW', 'G': 'GREEN', 'W': 'WHITE', 'B': 'BLACK'}
    out = []
    for r in m['regions']:
        fields = [f'"{r["name"]}"', f'"{r["place"]}"', f'.gold = {r["gold"]}',
                  f'.defence = {dice([letter[c] for c in r["defence"]])}']
        if r['trees']:
            fields.append(f'.trees = {r["trees"]}')
        if r['mountains']:
            fields.append(f'.mountains = {r["mountains"]}')
        if r['home']:
            fields.append(f'.home = {ident(r["home"])}')
        for flag in ('port', 'capital', 'mercenary'):
            if r[flag]:
                fields.append(f'.{flag} = true')
        if r['id'] in intro:
            fields.append('.intro = true')
        out.append(wrap('REGION', r['id'], fields))
    rows(folder, 'regions', 'REGION(id, name, chief place, fields...): own data, from the reference map.', out)
    rows(folder, 'seas', 'SEA(id, name, in the introduction): own data, from the reference map.',
         [f'SEA({sea(s["id"])}, "{s["name"]}", {"true" if s["id"] in intro_seas else "false"})'
          for s in m['seas']])
    edges = []
    for r in m['regions']:
        for other, kind in r['adj'].items():
            if (other, r['id'], kind) not in edges:
                edges.append((r['id'], other, kind))
    rows(folder, 'borders', 'BORDER(region, region, kind): all land borders and straits.',
         [f'BORDER({a}, {b}, {kind.upper()})' for a, b, kind in edges])
    near_rows(m, edges, folder)
    reach_rows(m, folder)


def near_rows(m, edges, folder):
    out = []
    for r in m['regions']:
        steps = [f'TO({b if a == r["id"] else a}, {a}_{b}, {kind.upper()})'
                 for a, b, kind in edges if r['id'] in (a, b)]
        out.append(wrap('NEAR', r['id'], steps))
    rows(folder, 'near', 'NEAR(region, TO(neighbour, border, kind)...): the borders, seen from each region.', out)
    out = [wrap('SHORE', r['id'], [sea(c) for c in r['coasts']]) for r in m['regions'] if r['coasts']]
    out += [wrap('LANES', sea(s['id']), [sea(o) for o in s['adj']]) for s in m['seas']]
    out += [wrap('COASTS', sea(s['id']), s['coast']) for s in m['seas']]
    rows(folder, 'waters', 'SHORE(region, its seas), LANES(sea, seas beside it), COASTS(sea, its regions).', out)


def neighbours(m, place, ports_only):
    """The places beside one; a sea is written ~ID. Agents need ports, armies need none."""
    regions = {r['id']: r for r in m['regions']}
    if place[0] != '~':
        r = regions[place]
        wet = r['port'] or not ports_only
        return list(r['adj']) + (['~' + c for c in r['coasts']] if wet else [])
    s = next(s for s in m['seas'] if s['id'] == place[1:])
    return ['~' + o for o in s['adj']] + [c for c in s['coast'] if regions[c]['port'] or not ports_only]


def numbering(m):
    index = {r['id']: 1 + i for i, r in enumerate(m['regions'])}
    index.update({'~' + s['id']: 1 + len(m['regions']) + i for i, s in enumerate(m['seas'])})
    return index


def spread(m, start, steps, allowed, by_sea, ports_only):
    """The set of places within so many steps, as two words of bits."""
    seen, edge = {start}, [start]
    for _ in range(steps):
        after = []
        for place in edge:
            for step in neighbours(m, place, ports_only):
                fits = by_sea or step[0] != '~'
                if fits and step not in seen and step.lstrip('~') in allowed[step[0] == '~']:
                    seen.add(step)
                    after.append(step)
        edge = after
    index = numbering(m)
    return words(sum(1 << index[p] for p in seen if p[0] != '~' or not ports_only))


def words(mask):
    return [f'0x{mask >> 64:x}', f'0x{mask & (1 << 64) - 1:016x}']


def reach_rows(m, folder):
    maps = [(set(r['id'] for r in m['regions']), set(s['id'] for s in m['seas'])),
            (set(m['intro_regions']), set(m['intro_seas']))]
    out = []
    for r in m['regions']:
        row = []
        for steps, by_sea, ports_only in ((5, True, True), (4, False, False), (4, True, False)):
            for allowed in maps:
                row += spread(m, r['id'], steps, allowed, by_sea, ports_only)
        out.append(wrap('REACH', r['id'], row))
    rows(folder, 'reach', 'REACH(region, ...): sets of places as two words, on the whole and on the cut map:\n'
         ' * where agents get in five steps (TW-63), four land regions, four regions or seas.', out)
    index = numbering(m)
    out = []
    for place in index:
        mask = sum(1 << index[p] for p in neighbours(m, place, False))
        out.append(wrap('BESIDE', place if place[0] != '~' else sea(place[1:]), words(mask)))
    rows(folder, 'beside', 'BESIDE(place, high and low word of the set of places beside it).', out)


def sea(name):
    return 'SEA_' + name.replace('_S', '')


def effect(s):
    if not s:
        return []
    if s['effect'] == 'cancel':
        return ['.cancels = true']
    kinds = ' | '.join('ON_' + t.upper() for t in s['types'])
    return [f'.kills = {kinds}']


def troop_rows(c, folder):
    names = [t['name'] for t in c['troops']]
    out = []
    order = list(ADJECTIVE)  # the rows of a faction stand together, in the order of the seats
    for t in sorted(c['troops'], key=lambda t: order.index(t['owner']) if t['owner'] in order else 9):
        merc = t['owner'].startswith('merc:')
        name = t['name']
        if names.count(name) > 1:
            name = ADJECTIVE[t['owner']] + ' ' + name
        base = [f'.owner = {"MERCENARY" if merc else ident(t["owner"])}',
                f'.type = {t["type"].upper()}', f'.cost = {t["cost"]}']
        if merc:
            base.append(f'.pack = {t["owner"][5:]}')
        if t['requires']:
            base.append(f'.needs = {ident(t["requires"])}')
        if t.get('deck') == 'republican' and t['id'] != 'rom_scorpio':
            base.append('.republican = true')
        vet = t.get('veteran') if t['veteran_copies'] else None
        fields = [f'"{name}"'] + base + [f'.copies = {t["copies"]}', f'.good = {dice(t["good_going"])}',
                                         f'.rough = {dice(t["difficult"])}'] + effect(t['s'])
        if vet:
            fields.append(f'.veteran = {ident(t["id"])}_V')
        out.append(wrap('TROOP', ident(t['id']), fields))
        if vet:
            fields = [f'"Veteran {name}"'] + base + [
                f'.copies = {t["veteran_copies"]}', f'.good = {dice(vet["good_going"])}',
                f'.rough = {dice(vet["difficult"])}'] + effect(vet['s']) + [f'.regular = {ident(t["id"])}']
            out.append(wrap('TROOP', ident(t['id']) + '_V', fields))
    for t in c['mercenary_specials']:
        fields = [f'"{t["name"]}"', '.owner = MERCENARY', '.special = true',
                  f'.type = {"ARTILLERY" if t["slot"] == "artillery" else "SKIRMISHER_FOOT"}',
                  f'.cost = {t["cost"]}', f'.copies = {t["copies"]}', f'.good = {dice(t["good_going"])}',
                  f'.rough = {dice(t["difficult"])}'] + effect(t['s'])
        out.append(wrap('TROOP', ident(t['id']), fields))
    rows(folder, 'troops', 'TROOP(id, name, fields...): names and costs are published, the rest is own data.', out)


WINDOWS = {
    'BATTLE_PREP': 'IN_PREP', 'BATTLE': 'IN_COMBAT', 'CAMPAIGN_OWN': 'IN_CAMPAIGN_TURN',
    'CAMPAIGN_ANY': 'IN_CAMPAIGN_TURN | IN_CAMPAIGN', 'AGENT_OWN': 'IN_AGENT_TURN',
    'ASSAULT': 'IN_ASSAULT', 'NAVAL': 'IN_NAVAL', 'TAXATION': 'IN_TAXES', 'SPENDING_OWN': 'IN_SPENDING',
    'ANY': 'IN_AGENT_TURN | IN_CAMPAIGN_TURN | IN_CAMPAIGN | IN_TAXES', 'ANY_REACT': 'IN_OMENS',
}


def windows(e):
    single = {'night_withdrawal': 'IN_AVOID', 'cut_off': 'IN_CUT', 'safe_house': 'IN_SAFE',
              'counter_spy': 'IN_ACTION'}
    return single.get(e['id']) or WINDOWS[e['timing']]


def card_rows(c, folder):
    events = {e['id']: e for e in c['events']}
    out = []
    for a in c['action_cards']:
        word = a['action'].replace('_', ' ').capitalize()
        out.append(wrap('ACTION_CARD', f'CARD_{a["no"]}', [
            f'"{word}/{a["event_name"]}"', f'.action = {a["action"]}', f'.levy = {a["levy"]}',
            f'.event = {ident(a["event"])}']))
    rows(folder, 'actioncards', 'ACTION_CARD(id, name, fields...): 55 cards, own data.', out)
    out = []
    for e in events.values():
        out.append(f'EVENT({ident(e["id"])}, "{e["name"]}", {windows(e)},\n      {prose(e["text"], 6)})')
    rows(folder, 'events', 'EVENT(id, name, windows, text): own data.', out)
    out = []
    for g in c['generals']:
        skills = ' | '.join(ident(x) for x in g['characteristics'])
        out.append(wrap('GENERAL', ident(g['id']), [f'"{g["name"]}"', ident(g['faction']), str(g['stars']),
                                                    skills or '0']))
    rows(folder, 'generals', 'GENERAL(id, name, faction, stars, characteristics): own data.', out)
    out = []
    for s in c['ships']:
        out.append(wrap('SHIP', ident(s['id']), [
            f'"{s["name"]}"', f'.owner = {ident(s["faction"])}', f'.die = {s["dice"][0]}',
            f'.copies = {s["copies"]}'] + ([f'.needs = {ident(s["requires"])}'] if s.get('requires') else [])))
    rows(folder, 'ships', 'SHIP(id, name, fields...): all cost 2 gold; dice and copies are own data.', out)
    out = []
    columns = []
    for d in c['developments']:
        key = (d['faction'], d['column'])
        if key not in columns:
            columns.append(key)
        n = [k for k in columns if k[0] == d['faction']].index(key)
        name = d['name']
        if [x['name'] for x in c['developments']].count(name) > 1:
            name = ADJECTIVE[d['faction']] + ' ' + name
        fields = [f'"{name}"', f'"{d["column"]}"', f'.owner = {ident(d["faction"])}', f'.column = {n}',
                  f'.row = {d["row"]}', f'.cost = {d["cost"]}']
        if d['requires']:
            fields.append(f'.needs = {ident(d["requires"][0])}')
        row = wrap('DEVELOPMENT', ident(d['id']), fields)
        out.append(row[:-1] + ',\n\t    .text = ' + prose(d['text'], 12) + ')')
    rows(folder, 'developments', 'DEVELOPMENT(id, name, column, fields...): own data within the published costs.', out)
    out = []
    for faction, s in c['setup'].items():
        out.append(f'PURSE({ident(faction)}, {s["gold"]})')
        out += [f'AGENT_AT({ident(faction)}, {r})' for r in s['agents']]
        for i, a in enumerate(s['armies']):
            out.append(f'ARMY_OF({ident(faction)}, {i}, {a["stars"]})')
            out += [f'CARDS_OF({ident(faction)}, {i}, {ident(k)}, {n})' for k, n in a['cards'].items()]
        for i, n in enumerate(s['navies']):
            out += [f'SHIPS_OF({ident(faction)}, {i}, {ident(k)}, {v})' for k, v in n.items()]
    rows(folder, 'start', 'The start: gold, agents, armies with the stars of their generals, ships; own data.', out)


def main():
    map_file, card_file, folder = sys.argv[1:]
    m, c = json.load(open(map_file)), json.load(open(card_file))
    map_rows(m, f"{folder}/map")
    troop_rows(c, f"{folder}/box")
    card_rows(c, f"{folder}/box")


main()
