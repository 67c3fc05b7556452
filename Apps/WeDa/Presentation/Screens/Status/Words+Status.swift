import Foundation
import WeDaDomain

extension Words {
  /// The strings of `status` in `Localizable.xcstrings`: sources, ages and calls of the data.
  enum Status {
    static var title: LocalizedStringResource {
      word("status.screen.title", "Status of the data")
    }

    enum Grid {
      static var title: LocalizedStringResource {
        word("status.grid.title", "Distance of the grid point")
      }
      static var height: LocalizedStringResource {
        word("status.grid.height", "Height of the grid point")
      }
    }

    enum Age {
      static var title: LocalizedStringResource {
        word("status.age.title", "Age of the data")
      }
      static var missing: LocalizedStringResource {
        word("status.age.missing", "Not loaded")
      }
    }

    enum Calls {
      static func limit(_ count: String, _ limit: String) -> LocalizedStringResource {
        word("status.calls.limit", "\(count) of \(limit)")
      }
      static func open(_ count: String) -> LocalizedStringResource {
        word("status.calls.open", "\(count) (no published limit)")
      }
      /// Returns the explanation of the numbers of calls.
      ///
      /// - Parameter time: The time since which calls are counted, in UTC.
      static func note(_ time: String) -> LocalizedStringResource {
        word(
          "status.calls.note",
          """
          Calls are counted by this app itself, for all visitors of its server, since \(time) UTC. \
          Days and months are those of UTC.
          """)
      }
    }

    enum Fault {
      static var title: LocalizedStringResource {
        word("status.fault.title", "Last error")
      }
      static var none: LocalizedStringResource {
        word("status.fault.none", "None since the app was started")
      }
    }
  }
}

extension CallPeriod {
  /// The name of the period, such as "Calls today".
  var name: LocalizedStringResource { Words.named(nameKey) }
}
