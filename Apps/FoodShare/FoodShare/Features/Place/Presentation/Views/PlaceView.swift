import SwiftUI

/// A form in which a person chooses where to look for food: by name, or at the device's position.
struct PlaceView: View {
    let viewModel: PlaceViewModel
    /// Called when the person has chosen another place.
    let chosen: () -> Void
    @Environment(\.locale) private var locale

    var body: some View {
        Form {
            Section {
                PlaceSearchRows(
                    search: viewModel.search, label: .placeNameLabel, prompt: .placeNamePrompt, prefix: "place"
                ) {
                    await viewModel.find(in: locale)
                } pick: { place in
                    change { await viewModel.pick(place) }
                }
                Button {
                    change { await viewModel.useDeviceLocation() }
                } label: {
                    Label {
                        Text(.placeDeviceLabel)
                    } icon: {
                        Image(systemName: "location")
                    }
                }
                .accessibilityIdentifier("place.device")
            } header: {
                Text(.placeSearchHeader)
            } footer: {
                Text(.placeSearchFooter)
            }
            problem
        }
        .loading(viewModel.isLoading)
    }

    @ViewBuilder private var problem: some View {
        if let error = viewModel.error {
            Section {
                Text(error.sentence)
            }
            .accessibilityIdentifier("place.error")
        }
    }

    private func change(_ work: @escaping () async -> Void) {
        Task {
            let before = viewModel.chosen
            await work()
            if viewModel.error == nil, viewModel.chosen != nil, viewModel.chosen != before || before != nil { chosen() }
        }
    }
}

#if DEBUG
#Preview("Place") {
    PlaceView(viewModel: PlaceViewModel(service: MockPlaceService(place: nil))) {}
}
#endif
