import SwiftUI

/// The form for an offer: its texts, category, expiry and place.
struct OfferView: View {
    @State var viewModel: OfferViewModel
    let offered: () -> Void
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        ScrollViewReader { scroll in
            form
                // The message may be outside of the visible part of the form, where nothing would seem to happen.
                .onChange(of: viewModel.failedAttempts) { scroll.scrollTo(Self.problem, anchor: .center) }
        }
    }

    /// The identifier of the message to which the form scrolls.
    private static let problem = "problem"

    private var form: some View {
        Form {
            if viewModel.isResumed { resumed }
            Section {
                TextField(text: $viewModel.draft.title, prompt: Text(.offerTitlePrompt)) { Text(.offerTitleLabel) }
                    .accessibilityIdentifier("offer.title")
                TextField(text: $viewModel.draft.description, prompt: Text(.offerDescriptionPrompt), axis: .vertical) {
                    Text(.offerDescriptionLabel)
                }
                .lineLimit(3...8)
                .accessibilityIdentifier("offer.description")
                problem(.title, .description)
            } footer: {
                Text(.offerTitleFooter)
            }
            if viewModel.takesPhotos {
                OfferPhotos(viewModel: viewModel)
                if viewModel.invalid == .photos { Section { problem(.photos) } }
                failure(of: .photos)
            }
            Section {
                CategoryPicker(selection: $viewModel.draft.category)
                    .accessibilityIdentifier("offer.category")
                DatePicker(selection: $viewModel.draft.expiryDate) { Text(.listingUseByLabel) }
                    .accessibilityIdentifier("offer.expiry")
                problem(.expiryDate)
            }
            if viewModel.asksForPlace {
                OfferPlace(viewModel: viewModel)
                if viewModel.invalid == .place || viewModel.invalid == .address { Section { problem(.place, .address) } }
                failure(of: .place)
            }
            if viewModel.takesTerms {
                PickupWindowsSection(
                    windows: viewModel.draft.windows, start: $viewModel.windowStart, end: $viewModel.windowEnd,
                    prefix: "offer.pickup", propose: viewModel.propose, remove: viewModel.remove
                )
                .disabled(viewModel.isLoading)
                if case .windows(let rule) = viewModel.invalid { Section { problem(rule.sentence) } }
            }
            Section {
                AllergenPicker(selection: $viewModel.draft.allergens)
            } footer: {
                Text(.offerAllergensFooter)
            }
            failure(of: .form)
        }
        .task { await viewModel.load() }
        .onChange(of: viewModel.draft) { Task { await viewModel.keep() } }
        .navigationTitle(Text(viewModel.isEditing ? .offerEditTitle : .offerNavigationTitle))
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
                    Text(viewModel.isEditing ? .offerChangeLabel : .offerSaveLabel)
                }
                .disabled(viewModel.isLoading)
                .accessibilityIdentifier("offer.save")
            }
        }
    }

    /// The message of an invalid field, below it.
    @ViewBuilder private func problem(_ fields: InvalidDraft...) -> some View {
        if let invalid = viewModel.invalid, fields.contains(invalid) { problem(invalid.sentence) }
    }

    /// The message of a failure, below the part of the form in which it happened.
    @ViewBuilder private func failure(of part: OfferViewModel.Part) -> some View {
        if let sentence = viewModel.error(of: part)?.offerSentence {
            Section { problem(sentence) }
        }
    }

    private func problem(_ sentence: LocalizedStringResource) -> some View {
        Text(sentence)
            .foregroundStyle(Color("ProblemColor"))
            .accessibilityIdentifier("offer.problem")
            .id(Self.problem)
    }

    private var resumed: some View {
        Section {
            Button {
                viewModel.startAnew()
            } label: {
                Text(.offerAnewLabel)
            }
            .accessibilityIdentifier("offer.anew")
        } footer: {
            Text(.offerDraftFooter)
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
        case .photos: .offerPhotosProblem(ListingDraft.mostPhotos)
        case .expiryDate: .offerExpiryProblem
        case .place: .offerPlaceProblem
        case .address: .offerAddressProblem(PickupTerms.longestAddress)
        case .windows(let rule): rule.sentence
        }
    }
}

extension AppError {
    /// The message for a failure while the form stays open with its contents.
    fileprivate var offerSentence: LocalizedStringResource {
        switch self {
        case .service, .unreadable: .offerServiceProblem
        case .offline: .offerOfflineProblem
        case .locationDenied: .offerLocationProblem
        default: sentence
        }
    }
}

#if DEBUG
#Preview("Change") {
    NavigationStack {
        OfferView(
            viewModel: OfferViewModel(
                .fixture(allergens: [.gluten]), edit: DefaultEditListingUseCase(repository: MockListingEditRepository()))
        ) {}
    }
}

#Preview("Offer") {
    NavigationStack {
        OfferView(
            viewModel: OfferViewModel(
                offer: DefaultOfferListingUseCase(repository: MockFoodListingRepository()), places: MockPlaceService())
        ) {}
    }
}
#endif
