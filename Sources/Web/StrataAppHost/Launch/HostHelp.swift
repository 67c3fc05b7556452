import Foundation

/// The text of `--help`.
enum HostHelp {
  static func text(
    app: String, commands: [String: HostCommand] = [:], settings: [HostSetting]? = nil
  ) -> String {
    """
    usage: \(app) [serve] [--host 127.0.0.1] [--port 8080] [--data DIR]
           \(String(repeating: " ", count: app.count)) [--tls-cert FILE --tls-key FILE] [-NAME VALUE …]

      --host HOST              the address to listen at          (environment: HOST)
      --port PORT              the port; 0 for any free port     (environment: PORT)
      --data DIR               where the app keeps its data      (environment: \(app.uppercased())_DATA)
      --tls-cert, --tls-key    PEM files of a certificate and its key, to serve over TLS
      --trusted-proxy LIST     addresses or networks of proxies whose X-Forwarded-For and
                               X-Forwarded-Proto are believed, such as 127.0.0.1,10.0.0.0/8
      --served-names LIST      names for which the server answers, such as weather.example; other
                               names get 421          (environment: SERVED_NAMES; default: every name)
      --workers N              serve by N processes behind one that hands them the connections, or
                               with auto by one for each core that this process may use; with
                               --isolation device, each visitor has a process, N at most
      --isolation KIND         shared: visitors share workers; device: each visitor has a process
      --access-log FILE        write a line of JSON for each answered request, without addresses or
                               visitors; - is standard output          (environment: ACCESS_LOG)
      --keep-devices DAYS      forget devices, with all that they have stored, after so many days
                               without a visit; 2 to 400, and 400 without this option
      --device-bytes N         let each device store at most so many bytes of documents and settings,
                               and as many in each of its stores of SwiftData and Core Data
      --free-bytes N           store nothing more while the disk has less room; without this option
                               67108864
      --simulate-latency MS    delay every message in the browser, to try a slow network
      --inspect-protocol FILE  write every message to a file, including what people type
      --previews               serve every #Preview of the program instead of the app

    """ + own(settings) + list(commands, app: app)
  }

  /// Returns the lines about the app's arguments; for an app that declares none, a line that says
  /// that it may have some.
  private static func own(_ settings: [HostSetting]?) -> String {
    let all = settings ?? [HostSetting("-NAME VALUE", "an option of the app itself")]
    return all.map { line($0.name, $0.words) }.joined()
  }

  /// Returns the two columns of a line. If the name is too long for its column, the words are on a
  /// line of their own.
  private static func line(_ name: String, _ words: String) -> String {
    let isLong = name.count >= width
    let gap = String(repeating: " ", count: isLong ? width + 2 : width - name.count)
    return "  \(name)\(isLong ? "\n" : "")\(gap)\(words)\n"
  }

  /// The width of the column of names, behind two spaces.
  private static let width = 25

  private static func list(_ commands: [String: HostCommand], app: String) -> String {
    guard !commands.isEmpty else { return "" }
    let lines = commands.sorted { $0.key < $1.key }.map { name, command in
      line("\(app) \(name) --help", command.summary)
    }
    return "\n" + lines.joined()
  }
}
