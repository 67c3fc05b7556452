import SwiftUI

/// The form for an offer: its texts, category, expiry and place.
struct OfferView: View {
    @State var viewModel: OfferViewModel
    /// Called with the stored offer before ``offered``.
    var stored: (FoodListing) -> Void = { _ in }
    let offered: () -> Void
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        ScrollViewReader { scroll in
            form
                // The message may be outside of the visible part of the form, where nothing would seem to happen.
                .onChange(of: viewModel.failedAttempts) { scroll.scrollTo(OfferProblemText.first, anchor: .center) }
        }
    }

    private var form: some View {
        Form {
            if viewModel.isResumed { resumed }
            Section {
                TextField(text: $viewModel.draft.title, prompt: Text(.offerTitlePrompt)) { Text(.offerTitleLabel) }
                    .accessibilityIdentifier("offer.title")
                OfferProblem(viewModel, .title)
                TextField(text: $viewModel.draft.description, prompt: Text(.offerDescriptionPrompt), axis: .vertical) {
                    Text(.offerDescriptionLabel)
                }
                .lineLimit(3...8)
                .accessibilityIdentifier("offer.description")
                OfferProblem(viewModel, .description)
            } footer: {
                Text(.offerTitleFooter)
            }
            if viewModel.takesPhotos {
                OfferPhotos(viewModel: viewModel)
                if viewModel.invalids.contains(.photos) { Section { OfferProblem(viewModel, .photos) } }
                failure(of: .photos)
            }
            Section {
                CategoryPicker(selection: $viewModel.draft.category)
                    .accessibilityIdentifier("offer.category")
                DatePicker(selection: $viewModel.draft.expiryDate) { Text(.listingUseByLabel) }
                    .accessibilityIdentifier("offer.expiry")
                OfferProblem(viewModel, .expiryDate)
            }
            if viewModel.asksForPlace {
                OfferPlace(viewModel: viewModel)
                failure(of: .place)
            }
            if viewModel.takesTerms {
                PickupWindowsSection(
                    windows: viewModel.draft.windows, start: $viewModel.windowStart, end: $viewModel.windowEnd,
                    prefix: "offer.pickup", propose: viewModel.propose, remove: viewModel.remove
                ) {
                    OfferProblem(viewModel, of: \.isAboutWindows)
                }
                .disabled(viewModel.isLoading)
            }
            Section {
                AllergenPicker(selection: $viewModel.draft.allergens)
            } footer: {
                Text(.offerAllergensFooter)
            }
            failure(of: .form)
            Section { saveButton.listRowInsets(EdgeInsets()).listRowBackground(Color.clear) }
        }
        .task { await viewModel.load() }
        .onChange(of: viewModel.draft) { Task { await viewModel.keep() } }
        .withdrawDialog(ending: viewModel.ending, prefix: "offer", keep: viewModel.keepAgreed) { await save(isConfirmed: true) }
        .navigationTitle(Text(viewModel.isEditing ? .offerEditTitle : .offerNavigationTitle))
        .toolbar {
            ToolbarItem(placement: .cancellationAction) {
                Button(role: .cancel) {
                    dismiss()
                } label: {
                    Text(.commonCancelLabel)
                }
            }
        }
    }

    /// The button at the end of the form, where a person is after the last field. A bar above the form would cover the field
    /// that has the focus.
    private var saveButton: some View {
        Button {
            Task { await save() }
        } label: {
            Text(viewModel.isEditing ? .offerChangeLabel : .offerSaveLabel)
                .frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
        .disabled(viewModel.isLoading)
        .accessibilityIdentifier("offer.save")
    }

    /// The message of a failure, below the part of the form in which it happened.
    @ViewBuilder private func failure(of part: OfferViewModel.Part) -> some View {
        if let sentence = viewModel.error(of: part)?.offerSentence {
            Section { OfferProblemText(sentence: sentence) }
        }
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

    private func save(isConfirmed: Bool = false) async {
        await viewModel.save(isConfirmed: isConfirmed)
        guard let listing = viewModel.offered else { return }
        stored(listing)
        offered()
    }
}

/// The messages of invalid fields of the form, below them.
struct OfferProblem: View {
    let viewModel: OfferViewModel
    let fields: (InvalidDraft) -> Bool

    /// Shows the problems of the given fields.
    init(_ viewModel: OfferViewModel, _ fields: InvalidDraft...) {
        self.init(viewModel) { fields.contains($0) }
    }

    /// Shows the problems of the fields that a function includes.
    init(_ viewModel: OfferViewModel, of fields: @escaping (InvalidDraft) -> Bool) {
        self.viewModel = viewModel
        self.fields = fields
    }

    var body: some View {
        ForEach(Array(viewModel.invalids.filter(fields).enumerated()), id: \.offset) { _, problem in
            OfferProblemText(sentence: problem.sentence, isFirst: problem == viewModel.invalid)
        }
    }
}

/// The message of a problem in the form.
struct OfferProblemText: View {
    let sentence: LocalizedStringResource
    /// A Boolean value that indicates whether the form scrolls to this message.
    var isFirst = true

    /// The identifier of the message to which the form scrolls.
    static let first = "problem"

    var body: some View {
        Text(sentence)
            .foregroundStyle(Color("ProblemColor"))
            .accessibilityIdentifier("offer.problem")
            .id(isFirst ? Self.first : "problem.\(sentence.key)")
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
        case .pin: .offerPinProblem
        case .unmovedPin: .offerPinUnmovedProblem
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
