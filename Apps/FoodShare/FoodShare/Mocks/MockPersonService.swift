#if DEBUG
struct MockPersonService: PersonService {
    var id = "me"

    func currentPerson() async throws -> String { id }
}
#endif
