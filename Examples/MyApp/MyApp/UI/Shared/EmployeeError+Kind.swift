extension EmployeeError: HasErrorKind {
    var kind: ErrorKind {
        switch self {
        case .notFound: .notFound
        case .invalidData: .unreadable
        }
    }
}
