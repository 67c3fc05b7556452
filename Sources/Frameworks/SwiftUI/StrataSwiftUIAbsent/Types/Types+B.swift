// `make parity` writes this file from Apple's list of symbols and the tables beside it; do not
// edit it. Each declaration is what Apple has and Strata lacks: using it is a compile error that
// says so (docs/decisions/0021-parity-by-index.md).
// swift-format-ignore-file

@available(*, unavailable, message: "Strata does not have BackgroundProminence yet; docs/ledgers/parity.md lists what is there")
public struct BackgroundProminence {
  static public var increased: BackgroundProminence { fatalError() }
  static public var standard: BackgroundProminence { fatalError() }
}

@available(*, unavailable, message: "Strata does not have BackgroundTask yet; docs/ledgers/parity.md lists what is there")
public struct BackgroundTask {
  static public func appRefresh(_ identifier: String) -> BackgroundTask { fatalError() }
  static public func urlSession(_ identifier: String) -> BackgroundTask { fatalError() }
  static public func urlSession(matching: @escaping (String) -> Bool) -> BackgroundTask { fatalError() }
  static public var urlSession: BackgroundTask { fatalError() }
}

@available(*, unavailable, message: "Strata does not have BadgeProminence yet; docs/ledgers/parity.md lists what is there")
public struct BadgeProminence {
  static public var decreased: BadgeProminence { fatalError() }
  static public var increased: BadgeProminence { fatalError() }
  static public var standard: BadgeProminence { fatalError() }
}

@available(*, unavailable, message: "Strata does not have ButtonRepeatBehavior yet; docs/ledgers/parity.md lists what is there")
public struct ButtonRepeatBehavior {
  static public var automatic: ButtonRepeatBehavior { fatalError() }
  static public var disabled: ButtonRepeatBehavior { fatalError() }
  static public var enabled: ButtonRepeatBehavior { fatalError() }
}

@available(*, unavailable, message: "Strata does not have ButtonSizing yet; docs/ledgers/parity.md lists what is there")
public struct ButtonSizing {
  static public var automatic: ButtonSizing { fatalError() }
  static public var fitted: ButtonSizing { fatalError() }
  static public var flexible: ButtonSizing { fatalError() }
}
