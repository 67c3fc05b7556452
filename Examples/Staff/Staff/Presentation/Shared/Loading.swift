/// How far the content of a screen is: one value, where several flags could contradict each other.
enum Loading<Value: Equatable & Sendable>: Equatable, Sendable {
    case idle
    case loading(last: Value?)
    case loaded(Value)
    case failed(AppError, last: Value?)

    /// What can be shown.
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
