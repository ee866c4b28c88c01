"""The facts of the box: units (CC-140, CC-145), ground (CC-120 to CC-131), the deck (CC-5)."""
import collections

# code: class, mounted, blocks, move, dice, dice back, range in the manual, as published, retreat
CHART = {row[0]: (row[1], row[2] == "mounted") + tuple(int(n) for n in row[3:]) for row in map(str.split, """
LI light  foot    4 2 2 2 2 2 2
LB light  foot    4 2 2 2 2 3 2
LS light  foot    4 2 2 2 3 3 2
AX light  foot    4 2 3 3 2 2 1
WA medium foot    4 1 3 3 0 0 2
MI medium foot    4 1 4 4 0 0 1
HI heavy  foot    4 1 5 5 0 0 1
LC light  mounted 3 4 2 2 2 2 4
BC light  mounted 3 4 2 2 2 3 4
MC medium mounted 3 3 3 3 0 0 3
HC heavy  mounted 3 2 4 4 0 0 2
CM medium mounted 3 3 3 2 0 0 3
EL heavy  mounted 2 2 0 0 0 0 1
CH heavy  mounted 2 2 4 3 0 0 2
WM heavy  foot    2 1 2 2 6 6 1
BH light  mounted 3 3 2 2 0 0 3
CA heavy  mounted 3 2 4 4 0 0 2
SB heavy  foot    4 1 5 5 0 0 1
TB medium foot    4 1 4 4 0 0 1
SS heavy  foot    4 1 5 5 0 0 1
CO medium mounted 3 3 3 3 0 0 3
IM medium foot    4 1 4 4 3 3 1
AB light  foot    4 2 3 3 3 3 1
""".strip().splitlines())}
KINDS = tuple(CHART)
CLASS = {k: row[0] for k, row in CHART.items()}
MOUNTED = {k for k, row in CHART.items() if row[1]}
FOOT = set(CHART) - MOUNTED
BLOCKS = {k: row[2] for k, row in CHART.items()}
MOVE = {k: row[3] for k, row in CHART.items()}
DICE = {k: row[4] for k, row in CHART.items()}
DICE_BACK = {k: row[5] for k, row in CHART.items()}
RANGE = {"manual": {k: row[6] for k, row in CHART.items()}, "published": {k: row[7] for k, row in CHART.items()}}
RETREAT = {k: row[8] for k, row in CHART.items()}
LIGHT, MEDIUM, HEAVY = ({k for k in CHART if CLASS[k] == c} for c in ("light", "medium", "heavy"))

AUXILIA = {"AX", "AB"}
CAVALRY = {"LC", "BC", "MC", "HC", "CA", "CO"}
CHARIOTS = {"CH", "BH"}
HORSES = CAVALRY | CHARIOTS
BOLD = {"WA", "BH"}  # CC-74
SHRUGS_SWORDS = {"CH", "BH", "CA", "CO"}  # CC-75
SWORDS_MISS = {"LI", "LB", "LS", "LC", "BC", "WM"}  # CC-72
SURE_HELMETS = {"SB", "TB", "SS"}  # CC-145
STEADY = SURE_HELMETS | {"CO"}
NO_RALLY = {"EL", "CH"}
POOR = {"Mithridates", "Rhoesaces", "Spithridates"}  # CC-96

SYMBOL = {"light": "circle", "medium": "triangle", "heavy": "square"}
FACES = ("circle", "triangle", "square", "helmet", "flag", "swords")

IMPASSABLE = {"river", "lake", "sea", "steep"}
STOPS_ALL = {"forest", "ford", "shallows", "marsh", "city wall"}
WATER = {"ford", "shallows", "marsh"}
CAMPS = {"camp", "stormed camp"}
BLOCKS_SIGHT = {"hill", "forest", "steep", "city wall"} | CAMPS
RAMPARTS = {"rampart-N": ("NW", "NE"), "rampart-NE": ("NE", "E"), "rampart-SE": ("E", "SE"),
            "rampart-S": ("SW", "SE"), "rampart-SW": ("SW", "W"), "rampart-NW": ("W", "NW")}
TERRAIN = ("broken", "forest", "hill", "steep", "river", "lake", "sea", "ford", "shallows", "marsh", "camp",
           "city wall", "bridge", *RAMPARTS)

# name: orders in the left, centre and right section
SECTION_CARDS = {"Order %s %s" % (word, where): tuple(n if s == i else 0 for s in range(3))
                 for n, word in ((2, "Two"), (3, "Three"), (4, "Four"))
                 for i, where in enumerate(("Left", "Center", "Right"))}
SECTION_CARDS.update({"Out Flanked": (2, 0, 2), "Coordinated Attack": (1, 1, 1)})
# name: its sections, how many more are linked
LEADERSHIP_CARDS = {"Inspired Left Leadership": ({0}, 4), "Inspired Center Leadership": ({1}, 4),
                    "Inspired Right Leadership": ({2}, 4), "Leadership Any Section": ({0, 1, 2}, 3)}
TROOP_CARDS = {"Order Light Troops": LIGHT, "Order Medium Troops": MEDIUM, "Order Heavy Troops": HEAVY,
               "Order Mounted": MOUNTED, "Mounted Charge": MOUNTED, "Move-Fire-Move": LIGHT}
LINE_CARDS = {"Line Command": 99, "Double Time": 4}
LETS_LEAVE = {*SECTION_CARDS, "Order Mounted", "I Am Spartacus"}  # CC-21
LETS_PASS = {"Order Light Troops", "Move-Fire-Move"}  # CC-51
NO_MOVES = {"Clash of Shields", "Darken the Sky"}
NO_SHOTS = {"Mounted Charge", "Double Time", "Clash of Shields"}
NO_CLOSE_COMBAT = {"Move-Fire-Move", "Darken the Sky"}
MIRROR = {c: c.replace("Left", "Right") if "Left" in c else c.replace("Right", "Left")
          for c in (*SECTION_CARDS, *LEADERSHIP_CARDS)}
DECK = collections.Counter({
    "Order Two Left": 3, "Order Two Center": 4, "Order Two Right": 3, "Order Three Left": 3,
    "Order Three Center": 4, "Order Three Right": 3, "Order Four Left": 1, "Order Four Center": 1,
    "Order Four Right": 1, "Out Flanked": 2, "Coordinated Attack": 2, "Order Light Troops": 4,
    "Order Medium Troops": 3, "Order Heavy Troops": 2, "Order Mounted": 1, "Inspired Left Leadership": 1,
    "Inspired Center Leadership": 1, "Inspired Right Leadership": 1, "Leadership Any Section": 3,
    "Clash of Shields": 1, "Counter Attack": 2, "Darken the Sky": 1, "Double Time": 2, "First Strike": 1,
    "I Am Spartacus": 1, "Line Command": 4, "Mounted Charge": 2, "Move-Fire-Move": 2, "Rally": 1})
