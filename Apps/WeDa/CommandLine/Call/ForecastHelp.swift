/// The text of `weda forecast --help`.
enum ForecastHelp {
  static let text = """
    usage: weda forecast PLACE [--units metric|us|uk] [--lang CODE] [--json]
                               [-provider NAME] [--data DIR]

      PLACE        a name, with its region where there are namesakes ('London, Ontario'),
                   the last part of a page's address (london-ontario-ca), or a point,
                   north first (51.51,-0.13)
      --units      by default the units that are usual in the region of LANG
      --lang       en, es, pt, ar, de, fr, it, nl, pl, tr, ja or zh-Hans; by default the
                   language of LC_ALL, LC_MESSAGES or LANG
      --json       prints JSON for programs: SI units, the same names in every language
      -provider    the weather service to ask, as for the app
      --data       where the app keeps its data

    The text has colours only in a terminal, and only if NO_COLOR is not set. Exit codes: 0 for
    success, 1 for no such place or no weather, 2 for wrong arguments.

    """
}
