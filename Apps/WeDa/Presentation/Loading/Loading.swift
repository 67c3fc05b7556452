import WeDaDomain

extension WeatherError {
  /// The error to show to the user; `nil` for a cancelled request.
  var told: WeatherError? { self == .cancelled ? nil : self }
}

/// The state of a value that a screen loads.
///
///     state.report = .loading(last: state.report.value)
///
/// The last value stays on the screen while a newer one loads or fails to.
enum Loading<Value: Equatable & Sendable>: Equatable, Sendable {
  /// The value was not requested yet.
  case idle
  /// The value is loading; `last` is the previous value.
  case loading(last: Value?)
  case loaded(Value)
  /// Loading failed; `last` is the previous value.
  case failed(WeatherError, last: Value?)

  /// The newest value; `nil` if none has been loaded.
  var value: Value? {
    switch self {
    case .idle: nil
    case .loading(let last), .failed(_, let last): last
    case .loaded(let value): value
    }
  }

  /// The error of the latest request.
  var error: WeatherError? {
    if case .failed(let error, _) = self { error } else { nil }
  }

  var isLoading: Bool {
    if case .loading = self { true } else { false }
  }

  /// The state while the value is loaded again.
  var reloading: Self { .loading(last: value) }

  /// Returns the state after a failure; a cancelled request restores the previous value.
  func failing(with error: WeatherError) -> Self {
    guard error == .cancelled else { return .failed(error, last: value) }
    return value.map(Self.loaded) ?? .idle
  }
}
