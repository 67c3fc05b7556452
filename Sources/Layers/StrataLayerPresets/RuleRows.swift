/// The rows (numbered requirements) of the mission's five documents that a checker should enforce.
enum RuleRows {
  /// The rows of the mission that state a rule, by their ids; a question mark marks a row that only
  /// a heuristic can judge.
  static let asked = """
    S0-08 S0-17 S0-18 S0-32 S0-69 S0-79 S0-81? S0-94? S0-134? S0-140 S0-141 S0-142 S0-143
    S0-144 S0-145 S0-146? S0-147? S0-148 S0-149? S0-150? S0-151?
    T-05 T-07? T-09 T-10 T-11 T-12 T-13 T-14 T-16 T-18 T-19 T-20 T-21 T-24 T-26 T-28? T-29
    T-30 T-36? T-42 T-43 T-44 T-46 T-48 T-62 T-65 T-66 T-77 T-85? T-91 T-92? T-101 T-102 T-103
    T-104 T-105 T-106 T-107 T-108 T-109 T-110 T-111 T-112 T-113 T-114 T-115 T-116 T-120 T-121
    T-122 T-123 T-124 T-126 T-128 T-129 T-130 T-131 T-132 T-133 T-135 T-136 T-137 T-138 T-139
    T-140 T-141 T-145?
    W-44? W-51? W-60 W-62 W-63 W-67 W-90 W-93 W-131 W-138 W-145? W-153 W-154? W-155? W-156?
    W-157? W-181? W-208? W-213? W-222? W-223? W-224 W-225 W-226 W-227 W-228 W-229 W-230 W-231
    W-232 W-233 W-234 W-237 W-238
    L-01 L-02 L-03 L-06 L-07? L-08 L-09 L-10 L-11 L-12 L-15 L-16 L-17 L-18 L-21 L-22 L-23
    L-24? L-27? L-31? L-37? L-39? L-51?
    R-03 R-07 R-20 R-21 R-22 R-23? R-24 R-26 R-29 R-57? R-64 R-68 R-80? R-83 R-84 R-85? R-86
    R-87 R-88 R-89 R-90 R-91 R-92 R-93? R-94? R-95 R-96 R-105 R-106 R-107 R-108 R-117
    """

  /// The decisions about rules that the sample code of the same document does not follow.
  static let rulings = [
    "T-110": "`MockError`, which the document prints next to a mock, is not a mock of a component",
    "T-141":
      "the document's own screen prints three words, `\"Feature\"`, `\"Retry\"` and `\"No items available\"`: they stand for an app's words, so the document's list of practices applies",
  ]

  /// The rows that no rule checks, each with the reason.
  static let unchecked = [
    "T-85":
      "a script cannot check for a single responsibility; it checks the protocol and its Default implementation",
    "T-145":
      "a script cannot check whether code is self-documenting; it checks names and folders",
    "W-44":
      "when an app requests a permission is behaviour: a test opens the screen twice and expects one request",
    "W-51": "what a screen shows after a change is behaviour: a test types and checks the screen",
    "W-131": "SwiftLint checks this: run SwiftLint as well",
    "W-154": "the syntax of a closure does not show whether it outlives what it captures",
    "W-155":
      "whether outdated work is cancelled is behaviour: a test cancels a task and counts the requests",
    "W-156": "the syntax of a list does not show whether it is long enough for a lazy stack",
    "W-157": "which thread decodes a picture is behaviour: a test or a profiler sees it",
    "W-181": "the files do not show whether the test or the code was written first",
    "W-222": "the files do not show whether the test or the code was written first",
    "R-64": "whether two view models load pages in the same way is behaviour: one test runs both",
    "R-85":
      "a script cannot check whether a protocol is needed; it reports concrete parameters (layers-by-protocol)",
    "R-93": "a script cannot check whether a use case is needed",
    "R-94": "a script cannot check whether an adapter is needed",
  ]
}
