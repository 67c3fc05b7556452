/// The text of `weda forecast --help`.
enum ForecastHelp {
  static let text = """
    usage: weda forecast PLACE [--units metric|us|uk] [--lang en|es|pt|ar] [--json]
                               [-provider NAME] [--data DIR]

      PLACE        a name, with its region where there are namesakes ('London, Ontario'),
                   the last part of a page's address (london-ontario-ca), or a point,
                   north first (51.51,-0.13)
      --units      without it: what is usual in the region of LANG
      --lang       without it: the language of LC_ALL, LC_MESSAGES or LANG
      --json       for programs: SI units, the same names whatever the language
      -provider    who makes the weather, as for the app
      --data       where the app keeps its data

    Colours need a terminal, and NO_COLOR unset. Exit codes: 0; 1 for no such place or no
    weather; 2 for a call that is off.

    """
}
