import AppHost
import Foundation
import SwiftUI
import ViewTree

/// An app that this program serves when it is started again for being measured:
/// `Benchmarks -app counter --port 0`.
enum ServedApp: String {
  case counter, rows, list, weather, bare

  init?(_ arguments: [String]) {
    guard let flag = arguments.firstIndex(of: "-app"), flag + 1 < arguments.count else {
      return nil
    }
    self.init(rawValue: arguments[flag + 1])
  }

  /// Serves until the process is ended.
  @MainActor func serve() -> Never {
    switch self {
    case .counter: CounterApp.main()
    case .rows: RowsApp.main()
    case .list: ListApp.main()
    case .weather: WeatherApp.main()
    case .bare: BareServer.serve()
    }
    exit(70)
  }
}

struct CounterApp: App {
  var body: some Scene { WindowGroup { CounterScreen() } }
}

struct RowsApp: App {
  var body: some Scene { WindowGroup { RowsScreen(300) } }
}

struct ListApp: App {
  var body: some Scene { WindowGroup { ListScreen() } }
}

struct WeatherApp: App {
  var body: some Scene { WindowGroup { WeatherScreen() } }
}
