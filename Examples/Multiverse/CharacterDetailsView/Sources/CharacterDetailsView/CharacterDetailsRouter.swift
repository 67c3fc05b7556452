import MultiverseRouting

@MainActor
public protocol CharacterDetailsRouterProtocol {
    func dismiss()
}

@MainActor
struct CharacterDetailsRouter: CharacterDetailsRouterProtocol {
    let router: Router

    func dismiss() { router.dismissScreen() }
}
