import MultiverseCharacterListView
import MultiverseRouting
import SwiftUI

@main
struct MultiverseApp: App {
    @State private var composition = AppComposition(arguments: ProcessInfo.processInfo.arguments)

    var body: some Scene {
        WindowGroup {
            RouterView { router in
                CharacterListBuilder(container: composition.container).buildCharacterListView(router: router)
            }
        }
    }
}
