import Foundation
import StrataAppHost
import StrataViewTree
import SwiftUI

/// An app that this program serves when it starts itself again for a measurement: `Benchmarks -app
/// counter --port 0`.
enum ServedApp: String {
  case counter, rows, list, weather, food, ledger, board, bare

  init?(_ arguments: [String]) {
    guard let flag = arguments.firstIndex(of: "-app"), flag + 1 < arguments.count else {
      return nil
    }
    self.init(rawValue: arguments[flag + 1])
  }

  /// Serves until the process is ended.
  ///
  /// The thread is named after the app, as are those that it starts, so that a profile tells the
  /// servers apart (`Benchmarks/Profile`).
  @MainActor func serve() -> Never {
    Thread.current.name = "serve-\(rawValue)"
    switch self {
    case .counter: CounterApp.main()
    case .rows: RowsApp.main()
    case .list: ListApp.main()
    case .weather: WeatherApp.main()
    case .food: _ = startFoodShare(CommandLine.argc, CommandLine.unsafeArgv)
    case .ledger: LedgerApp.main()
    case .board: BoardApp.main()
    case .bare: BareServer.serve()
    }
    exit(70)
  }
}

/// FoodShare's `@main`, as its launcher calls it. The module is linked and not imported: in a
/// release build that sees both declarations, the compiler crashes over their calling conventions.
@_silgen_name("FoodShare_main")
private func startFoodShare(
  _ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>
) -> Int32

struct CounterApp: App {
  var body: some Scene { WindowGroup { CounterScreen() } }
}

struct RowsApp: App {
  var body: some Scene { WindowGroup { RowsScreen(300) } }
}

struct ListApp: App {
  var body: some Scene { WindowGroup { ListScreen() } }
}

struct LedgerApp: App {
  var body: some Scene { WindowGroup { LedgerScreen() } }
}

struct BoardApp: App {
  var body: some Scene { WindowGroup { BoardScreen() } }
}

struct WeatherApp: App {
  var body: some Scene { WindowGroup { WeatherScreen() } }
}
