import SwiftUI

/// The app's tabs: what others give away, and everything in which this person has a part.
///
/// Without hand-overs, the app has the first tab only.
struct RootView: View {
    let container: AppContainer
    @State private var tab = FoodTab.food
    @State private var mine: MineViewModel?
    @State private var news: NewsViewModel?
    @State private var opened: SavedSearch?

    init(container: AppContainer) {
        self.container = container
        _mine = State(initialValue: container.makeMineViewModel())
        _news = State(initialValue: container.makeNewsViewModel())
    }

    var body: some View {
        if let mine {
            TabView(selection: $tab) {
                FeedScreen(container: container, news: news, opened: $opened)
                    .id(mine.beginnings)
                    .tabItem { label(.tabFoodLabel, "basket") }
                    .tag(FoodTab.food)
                container.makeMineView(mine, news, open: open)
                    .tabItem { label(.tabMineLabel, "person.crop.circle") }
                    .badge(mine.waitingCount)
                    .tag(FoodTab.mine)
            }
            .task { await mine.load() }
            .watching { await mine.watch() }
            .watching { await mine.watchTime() }
        } else {
            FeedScreen(container: container, news: news)
        }
    }

    /// Shows the offers of a saved search.
    private func open(_ search: SavedSearch) {
        opened = search
        tab = .food
    }

    private func label(_ name: LocalizedStringResource, _ symbol: String) -> some View {
        Label {
            Text(name)
        } icon: {
            Image(systemName: symbol)
        }
    }
}

enum FoodTab: String, Codable, Hashable {
    case food
    case mine
}
