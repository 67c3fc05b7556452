extension Loading {
    /// Returns the state with another value, which goes on loading, or keeps its error.
    func replacing(_ value: Value) -> Loading {
        switch self {
        case .idle, .loaded: .loaded(value)
        case .loading: .loading(last: value)
        case .failed(let error, _): .failed(error, last: value)
        }
    }
}
