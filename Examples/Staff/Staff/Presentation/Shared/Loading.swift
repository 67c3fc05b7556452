/// The loading state of a screen. Unlike several flags, one value cannot contradict itself.
enum Loading<Value: Equatable & Sendable>: Equatable, Sendable {
    case idle
    case loading(last: Value?)
    case loaded(Value)
    case failed(AppError, last: Value?)

    /// The loaded value, if there is one.
    var value: Value? {
        switch self {
        case .idle: nil
        case .loading(let last), .failed(_, let last): last
        case .loaded(let value): value
        }
    }

    var isLoading: Bool {
        if case .loading = self { true } else { false }
    }

    var error: AppError? {
        if case .failed(let error, _) = self { error } else { nil }
    }
}
