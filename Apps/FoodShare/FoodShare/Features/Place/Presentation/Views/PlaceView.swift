import SwiftUI

/// A form in which a person chooses where to look for food: by name, or at the device's position.
struct PlaceView: View {
    @Bindable var viewModel: PlaceViewModel
    /// Called when the person has chosen another place.
    let chosen: () -> Void

    var body: some View {
        Form {
            Section {
                TextField(text: $viewModel.name, prompt: Text(.placeNamePrompt)) {
                    Text(.placeNameLabel)
                }
                .textContentType(.addressCity)
                .submitLabel(.search)
                .onSubmit { Task { await viewModel.search() } }
                .accessibilityIdentifier("place.name")
                Button {
                    Task { await viewModel.search() }
                } label: {
                    Label {
                        Text(.placeSearchLabel)
                    } icon: {
                        Image(systemName: "magnifyingglass")
                    }
                }
                .disabled(viewModel.name.isEmpty)
                .accessibilityIdentifier("place.search")
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
            answer
        }
        .loading(viewModel.isLoading)
    }

    @ViewBuilder private var answer: some View {
        if let error = viewModel.error {
            Section {
                Text(error.sentence)
            }
            .accessibilityIdentifier("place.error")
        } else if viewModel.isUnknown {
            Section {
                Text(.placeSearchEmpty)
            }
            .accessibilityIdentifier("place.unknown")
        }
        if !viewModel.found.isEmpty {
            Section {
                ForEach(viewModel.found) { place in
                    Button {
                        change { await viewModel.pick(place) }
                    } label: {
                        PlaceLabel(place: place)
                    }
                    .accessibilityIdentifier("place.found.\(place.id)")
                }
            }
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
