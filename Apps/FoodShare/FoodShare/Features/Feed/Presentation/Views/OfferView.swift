import SwiftUI

/// Offers something: what, what kind, until when.
struct OfferView: View {
    @State var viewModel: OfferViewModel
    let offered: () -> Void
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Form {
            Section {
                TextField(text: $viewModel.draft.title, prompt: Text(.offerTitlePrompt)) { Text(.offerTitleLabel) }
                    .accessibilityIdentifier("offer.title")
                TextField(text: $viewModel.draft.description, prompt: Text(.offerDescriptionPrompt), axis: .vertical) {
                    Text(.offerDescriptionLabel)
                }
                .lineLimit(3...8)
                .accessibilityIdentifier("offer.description")
            } footer: {
                Text(.offerTitleFooter)
            }
            Section {
                CategoryPicker(selection: $viewModel.draft.category)
                    .accessibilityIdentifier("offer.category")
                DatePicker(selection: $viewModel.draft.expiryDate) { Text(.listingUseByLabel) }
                    .accessibilityIdentifier("offer.expiry")
            } footer: {
                Text(.offerPlaceFooter)
            }
            if let sentence = viewModel.invalid?.sentence ?? viewModel.error?.sentence {
                Section {
                    Text(sentence)
                        .foregroundStyle(.red)
                        .accessibilityIdentifier("offer.problem")
                }
            }
        }
        .navigationTitle(Text(.offerNavigationTitle))
        .toolbar {
            ToolbarItem(placement: .cancellationAction) {
                Button(role: .cancel) {
                    dismiss()
                } label: {
                    Text(.commonCancelLabel)
                }
            }
            ToolbarItem(placement: .confirmationAction) {
                Button {
                    save()
                } label: {
                    Text(.offerSaveLabel)
                }
                .disabled(viewModel.isLoading)
                .accessibilityIdentifier("offer.save")
            }
        }
    }

    private func save() {
        Task {
            await viewModel.save()
            if viewModel.offered != nil { offered() }
        }
    }
}

extension InvalidDraft {
    var sentence: LocalizedStringResource {
        switch self {
        case .title: .offerTitleProblem
        case .description: .offerDescriptionProblem
        case .expiryDate: .offerExpiryProblem
        }
    }
}

#if DEBUG
#Preview("Offer") {
    NavigationStack {
        OfferView(
            viewModel: OfferViewModel(
                offer: DefaultOfferListingUseCase(repository: MockFoodListingRepository(), locationService: MockPlaceService()))
        ) {}
    }
}
#endif
