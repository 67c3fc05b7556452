enum RepositoryError: Error, Equatable {
    case badUrl
    case networkError
}
