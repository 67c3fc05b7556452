import MultiverseUseCase
import SwiftUI

/// The details page of one character.
public struct CharacterDetailsView: View {
    @State private var viewModel: CharacterDetailsViewModel

    public init(viewModel: CharacterDetailsViewModel) {
        _viewModel = State(initialValue: viewModel)
    }

    public var body: some View {
        List {
            Text(viewModel.title)
            Button("Back") { viewModel.goBack() }
        }
        .navigationTitle(viewModel.title)
    }
}
