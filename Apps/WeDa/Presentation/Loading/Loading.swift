import WeDaDomain

extension WeatherError {
  /// The error as a person is told of it: what was given up is none.
  var told: WeatherError? { self == .cancelled ? nil : self }
}

/// Everything a screen knows about something it asked for.
///
///     state.report = .loading(last: state.report.value)
///
/// The last good value stays on the screen while newer data loads or fails to.
enum Loading<Value: Equatable & Sendable>: Equatable, Sendable {
  /// Not asked for yet.
  case idle
  /// On its way; `last` is what was known before.
  case loading(last: Value?)
  case loaded(Value)
  /// It failed; `last` is what was known before.
  case failed(WeatherError, last: Value?)

  /// The newest value known, whatever happens now.
  var value: Value? {
    switch self {
    case .idle: nil
    case .loading(let last), .failed(_, let last): last
    case .loaded(let value): value
    }
  }

  /// Why the latest attempt failed.
  var error: WeatherError? {
    if case .failed(let error, _) = self { error } else { nil }
  }

  var isLoading: Bool {
    if case .loading = self { true } else { false }
  }

  /// The same, on its way again.
  var reloading: Self { .loading(last: value) }

  /// The same, after an attempt; one that was given up leaves what was known.
  func failing(with error: WeatherError) -> Self {
    guard error == .cancelled else { return .failed(error, last: value) }
    return value.map(Self.loaded) ?? .idle
  }
}
