#if DEBUG
enum MockError: Error {
    case mockError
}
#endif
