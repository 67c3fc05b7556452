#if SWIFT_PACKAGE
import Foundation

// Xcode generates these from Localizable.xcstrings; a Swift package has to list them.
extension LocalizedStringResource {
    static var categoryBakeryName: Self { word("Category.Bakery.name", "Bread and cake") }
    static var categoryDairyName: Self { word("Category.Dairy.name", "Milk and cheese") }
    static var categoryDrinksName: Self { word("Category.Drinks.name", "Drinks") }
    static var categoryMealsName: Self { word("Category.Meals.name", "Meals") }
    static var categoryOtherName: Self { word("Category.Other.name", "Other") }
    static var categoryPantryName: Self { word("Category.Pantry.name", "Pantry") }
    static var categoryProduceName: Self { word("Category.Produce.name", "Fruit and vegetables") }
    static var commonCancelLabel: Self { word("Common.Cancel.label", "Cancel") }
    static var commonRetryLabel: Self { word("Common.Retry.label", "Retry") }
    static var errorGoneMessage: Self { word("Error.Gone.message", "This food is no longer offered.") }
    static var errorLocationMessage: Self { word("Error.Location.message", "Your device did not share its location. Type a town instead.") }
    static var errorNoRoomMessage: Self { word("Error.NoRoom.message", "There is no room left to store this. Try again later.") }
    static var errorOfflineMessage: Self { word("Error.Offline.message", "There is no connection. What you see may be old.") }
    static var errorPlaceMessage: Self { word("Error.Place.message", "First choose a town, or use your location.") }
    static var errorServiceMessage: Self { word("Error.Service.message", "The listings could not be loaded. Try again in a moment.") }
    static func errorUnreadableMessage(_ value: String) -> Self {
        word("Error.Unreadable.message", "The listings could not be read: “\(value)” has an unexpected value.")
    }
    static var feedCategoryEvery: Self { word("Feed.Category.every", "Everything") }
    static var feedCategoryName: Self { word("Feed.Category.name", "Kind") }
    static func feedCountLabel(_ value: Int) -> Self { word("Feed.Count.label", "\(value) offers") }
    static var feedEmptyDistance: Self { word("Feed.Empty.distance", "Choose a larger distance.") }
    static var feedEmptyKind: Self { word("Feed.Empty.kind", "Choose every kind of food.") }
    static var feedEmptyWords: Self { word("Feed.Empty.words", "Search with fewer words, or without any.") }
    static func feedEmptyLabel(_ value: Int) -> Self { word("Feed.Empty.label", "Look within \(value) km") }
    static var feedEmptyTitle: Self { word("Feed.Empty.title", "No offers here just now") }
    static var feedLoadingLabel: Self { word("Feed.Loading.label", "Looking around…") }
    static var feedNavigationTitle: Self { word("Feed.Navigation.title", "Food near you") }
    static func feedRadiusLabel(_ value: Int) -> Self { word("Feed.Radius.label", "Within \(value) km") }
    static var feedRadiusName: Self { word("Feed.Radius.name", "Distance") }
    static var feedSearchPrompt: Self { word("Feed.Search.prompt", "Bread, apples, soup…") }
    static var listingDescriptionEmpty: Self { word("Listing.Description.empty", "The giver has added no description.") }
    static var listingDistanceLabel: Self { word("Listing.Distance.label", "Distance") }
    static func listingKilometresText(_ value: String) -> Self { word("Listing.Kilometres.text", "\(value) km") }
    static func listingMetresText(_ value: String) -> Self { word("Listing.Metres.text", "\(value) m") }
    static var listingNavigationTitle: Self { word("Listing.Navigation.title", "Offer") }
    static var listingOfferedLabel: Self { word("Listing.Offered.label", "Offered") }
    static var listingUseByLabel: Self { word("Listing.UseBy.label", "Use by") }
    static func listingUseByText(_ value: String) -> Self { word("Listing.UseBy.text", "Use by \(value)") }
    static var listingPickupLabel: Self { word("Listing.Pickup.label", "Next pickup time") }
    static func listingPickupText(_ value: String) -> Self { word("Listing.Pickup.text", "Pickup \(value)") }
    static var handOverExpiryProblem: Self { word("HandOver.Expiry.problem", "The pickup must end before the food expires.") }
    static var placeDeviceLabel: Self { word("Place.Device.label", "Use my location") }
    static var placeNameLabel: Self { word("Place.Name.label", "Town or city") }
    static var placeNamePrompt: Self { word("Place.Name.prompt", "Town or city") }
    static var placeNavigationTitle: Self { word("Place.Navigation.title", "Where to look") }
    static var placeSearchEmpty: Self { word("Place.Search.empty", "No town of that name is known. Try a larger one nearby.") }
    static var placeSearchPostcode: Self {
        word("Place.Search.postcode", "This postcode is not known here. Type the name of a town instead.")
    }
    static var placeSearchFooter: Self { word("Place.Search.footer", "Your location is rounded to about a kilometre before it is used.") }
    static var placeSearchHeader: Self { word("Place.Search.header", "Where are you?") }
    static var placeSearchLabel: Self { word("Place.Search.label", "Search") }
    static var errorTakenMessage: Self { word("Error.Taken.message", "Somebody else asked for this food first.") }
    static var offerNavigationTitle: Self { word("Offer.Navigation.title", "Offer something") }
    static var offerSaveLabel: Self { word("Offer.Save.label", "Offer") }
    static var offerTitleLabel: Self { word("Offer.Title.label", "What is it?") }
    static var offerTitlePrompt: Self { word("Offer.Title.prompt", "What is it?") }
    static var offerTitleFooter: Self { word("Offer.Title.footer", "List what the food contains, for people with allergies.") }
    static var offerTitleProblem: Self { word("Offer.Title.problem", "Write a name of 3 to 120 characters.") }
    static var offerDescriptionLabel: Self { word("Offer.Description.label", "Description") }
    static var offerDescriptionPrompt: Self { word("Offer.Description.prompt", "How much, how packed, what is in it") }
    static var offerDescriptionProblem: Self { word("Offer.Description.problem", "Write a description of at most 1,000 characters.") }
    static var offerExpiryProblem: Self { word("Offer.Expiry.problem", "Choose a time in the future, within a year.") }
    static var offerPlaceFooter: Self {
        word(
            "Offer.Place.footer",
            "Only the person whom you accept sees this place and the address. Others see a place up to 500 m away from it.")
    }
    static var offerPlaceLabel: Self { word("Offer.Place.label", "Where the food is") }
    static var offerPlaceHereLabel: Self { word("Offer.PlaceHere.label", "Use where I am now") }
    static var offerPlaceAnotherLabel: Self { word("Offer.PlaceAnother.label", "Choose another place") }
    static var offerPlaceNameLabel: Self { word("Offer.PlaceName.label", "Or type the name of a place") }
    static var offerPlaceProblem: Self { word("Offer.Place.problem", "Choose where the food can be collected.") }
    static var offerLocationProblem: Self {
        word("Offer.Location.problem", "Your device did not share its location. Type the name of a place instead.")
    }
    static var listingClaimLabel: Self { word("Listing.Claim.label", "I would like it") }
    static var listingReleaseLabel: Self { word("Listing.Release.label", "I do not need it") }
    static var listingAcceptLabel: Self { word("Listing.Accept.label", "Give it to them") }
    static var listingDeclineLabel: Self { word("Listing.Decline.label", "Offer it to others") }
    static var listingDeleteLabel: Self { word("Listing.Delete.label", "Take it off the list") }
    static var listingDeleteTitle: Self { word("Listing.Delete.title", "Take this off the list?") }
    static var listingAreaFooter: Self {
        word("Listing.Area.footer", "The food is somewhere in the circle. The person whom the giver accepts sees the exact place.")
    }
    static var listingAreaName: Self { word("Listing.Area.name", "Map of the surroundings of the food") }
    static func listingAreaAwayName(_ value: String) -> Self {
        word("Listing.AreaAway.name", "Map of the surroundings of the food, about \(value) away")
    }
    static var listingPlaceLabel: Self { word("Listing.Place.label", "Exact place") }
    static var standingTakenMessage: Self { word("Standing.Taken.message", "Somebody else has asked for this food.") }
    static var standingAskedMessage: Self {
        word("Standing.Asked.message", "You asked for it. When the giver accepts, the exact place is shown here.")
    }
    static var standingReceivedMessage: Self { word("Standing.Received.message", "The food is yours to collect.") }
    static var standingWaitingMessage: Self { word("Standing.Waiting.message", "Somebody would like it.") }
    static var standingAcceptedMessage: Self {
        word("Standing.Accepted.message", "You accepted the request. The other person can see the exact place.")
    }
    static var allergenGlutenName: Self { word("Allergen.Gluten.name", "Gluten") }
    static var allergenCrustaceansName: Self { word("Allergen.Crustaceans.name", "Crustaceans") }
    static var allergenEggsName: Self { word("Allergen.Eggs.name", "Eggs") }
    static var allergenFishName: Self { word("Allergen.Fish.name", "Fish") }
    static var allergenPeanutsName: Self { word("Allergen.Peanuts.name", "Peanuts") }
    static var allergenSoybeansName: Self { word("Allergen.Soybeans.name", "Soybeans") }
    static var allergenMilkName: Self { word("Allergen.Milk.name", "Milk") }
    static var allergenNutsName: Self { word("Allergen.Nuts.name", "Nuts") }
    static var allergenCeleryName: Self { word("Allergen.Celery.name", "Celery") }
    static var allergenMustardName: Self { word("Allergen.Mustard.name", "Mustard") }
    static var allergenSesameName: Self { word("Allergen.Sesame.name", "Sesame") }
    static var allergenSulphitesName: Self { word("Allergen.Sulphites.name", "Sulphites") }
    static var allergenLupinName: Self { word("Allergen.Lupin.name", "Lupin") }
    static var allergenMolluscsName: Self { word("Allergen.Molluscs.name", "Molluscs") }
    static var allergenAnotherName: Self { word("Allergen.Another.name", "Another allergen") }
    static var listingAllergensLabel: Self { word("Listing.Allergens.label", "Contains") }
    static var listingAllergensEmpty: Self { word("Listing.Allergens.empty", "The giver has not listed any allergens.") }
    static var listingEditLabel: Self { word("Listing.Edit.label", "Change it") }
    static var offerAllergensFooter: Self {
        word("Offer.Allergens.footer", "Choose the allergens that you know the food contains. Others see only what you chose.")
    }
    static var offerAnewLabel: Self { word("Offer.Anew.label", "Start anew") }
    static var offerChangeLabel: Self { word("Offer.Change.label", "Save") }
    static var offerDraftFooter: Self { word("Offer.Draft.footer", "You began to write this offer earlier and have not published it yet.") }
    static var offerEditTitle: Self { word("Offer.Edit.title", "Change your offer") }

    static var errorPhotoTooLargeMessage: Self {
        word("Error.PhotoTooLarge.message", "This photo is too large. Choose one of at most 8 MB and 50 megapixels.")
    }
    static var errorPhotoUnreadableMessage: Self {
        word("Error.PhotoUnreadable.message", "This photo cannot be read. Choose a JPEG, PNG or WebP.")
    }
    static var errorSignedOutMessage: Self {
        word(
            "Error.SignedOut.message",
            "The service no longer recognizes this device. Your next offer or request is made as a new person.")
    }
    static var offerPhotoLabel: Self { word("Offer.Photo.label", "Choose photos") }
    static var offerPhotoTakeLabel: Self { word("Offer.PhotoTake.label", "Take a photo") }
    static var offerPhotoAnotherLabel: Self { word("Offer.PhotoAnother.label", "Add more photos") }
    static func offerPhotoRemoveLabel(_ number: Int) -> Self { word("Offer.PhotoRemove.label", "Remove photo \(number)") }
    static func offerPhotoForwardLabel(_ number: Int) -> Self {
        word("Offer.PhotoForward.label", "Move photo \(number) forward")
    }
    static var offerPhotoLeadingLabel: Self { word("Offer.PhotoLeading.label", "Shown in lists") }
    static func offerPhotosProblem(_ most: Int) -> Self {
        word("Offer.Photos.problem", "An offer can have at most \(most) photos.")
    }
    static func listingPhotoNumberLabel(_ number: Int, _ title: String) -> Self {
        word("Listing.PhotoNumber.label", "Photo \(number) of \(title)")
    }
    static func offerPhotoFooter(_ most: Int) -> Self {
        word(
            "Offer.Photo.footer",
            "Up to \(most) photos. Their places and times are removed before anybody sees them.")
    }
    static func listingPhotoLabel(_ value: String) -> Self { word("Listing.Photo.label", "Photo of \(value)") }

    static func feedHiddenLabel(_ value: Int) -> Self { word("Feed.Hidden.label", "The offers of \(value) people are hidden.") }
    static var feedHiddenShow: Self { word("Feed.Hidden.show", "Show their offers again") }
    static var listingBlockLabel: Self { word("Listing.Block.label", "Hide this person’s offers") }
    static var listingBlockTitle: Self {
        word("Listing.Block.title", "You will no longer see this person’s offers, and the person is not notified.")
    }
    static var listingMoreLabel: Self { word("Listing.More.label", "More") }
    static var listingReportLabel: Self { word("Listing.Report.label", "Report") }
    static var listingReportTitle: Self { word("Listing.Report.title", "What is wrong with this offer?") }
    static var reportNotFoodName: Self { word("Report.NotFood.name", "The offer is not food") }
    static var reportOffensiveName: Self { word("Report.Offensive.name", "The offer is offensive") }
    static var reportScamName: Self { word("Report.Scam.name", "Somebody asks for money") }
    static var caseReportsHeader: Self { word("Case.Reports.header", "Reports") }
    static var caseKeptMessage: Self { word("Case.Kept.message", "A moderator decided that this offer stays hidden.") }
    static var caseNoteLabel: Self { word("Case.Note.label", "The moderator wrote") }
    static var caseAnswerLabel: Self { word("Case.Answer.label", "Your answer") }
    static var caseAnswerFooter: Self {
        word("Case.Answer.footer", "A moderator reads your answer, then decides again whether your offer stays hidden.")
    }
    static var moderationNavigationTitle: Self { word("Moderation.Navigation.title", "For moderators") }
    static var moderationCodeLabel: Self { word("Moderation.Code.label", "Moderator’s code") }
    static var moderationCodeFooter: Self { word("Moderation.Code.footer", "Whoever runs this service gives the code to moderators.") }
    static var moderationCodeProblem: Self { word("Moderation.Code.problem", "This code is not valid.") }
    static var moderationEnterLabel: Self { word("Moderation.Enter.label", "Enter") }
    static var moderationWaitingHeader: Self { word("Moderation.Waiting.header", "To decide") }
    static var moderationDecidedHeader: Self { word("Moderation.Decided.header", "Decided") }
    static var moderationLogHeader: Self { word("Moderation.Log.header", "Last decisions") }
    static var moderationEmptyMessage: Self { word("Moderation.Empty.message", "No report waits for a decision.") }
    static var moderationHiddenLabel: Self { word("Moderation.Hidden.label", "Only the giver sees this offer.") }
    static var moderationShownLabel: Self { word("Moderation.Shown.label", "Everybody sees this offer.") }
    static var moderationAnsweredLabel: Self { word("Moderation.Answered.label", "The giver has answered.") }
    static var moderationReasonsFooter: Self {
        word("Moderation.Reasons.footer", "The number of reports and their weight. A weight of 3 hides an offer.")
    }
    static var moderationAnswerHeader: Self { word("Moderation.Answer.header", "The giver’s answer") }
    static var moderationAnswerEmpty: Self { word("Moderation.Answer.empty", "There is no answer yet.") }
    static var moderationNoteLabel: Self { word("Moderation.Note.label", "Note for the giver") }
    static var moderationNoteFooter: Self { word("Moderation.Note.footer", "Other moderators see who decided what.") }
    static var moderationRestoreLabel: Self { word("Moderation.Restore.label", "Show the offer to everybody") }
    static var moderationKeepLabel: Self { word("Moderation.Keep.label", "Hide it") }
    static var moderationRemoveLabel: Self { word("Moderation.Remove.label", "Remove it") }
    static var moderationRemoveTitle: Self {
        word("Moderation.Remove.title", "The offer is removed for everybody, with its photos. This cannot be undone.")
    }
    static var moderationRestoredName: Self { word("Moderation.Restored.name", "shown to everybody") }
    static var moderationKeptName: Self { word("Moderation.Kept.name", "hidden") }
    static var moderationRemovedName: Self { word("Moderation.Removed.name", "removed") }
    static var reportSpoiledName: Self { word("Report.Spoiled.name", "The food is spoiled or unsafe") }
    static var standingReportedMessage: Self {
        word("Standing.Reported.message", "Several people reported this offer, so nobody else sees it.")
    }
    static var listingServiceProblem: Self {
        word("Listing.Service.problem", "This could not be done just now. Try again in a moment.")
    }
    static var offerOfflineProblem: Self { word("Offer.Offline.problem", "There is no connection. What you wrote is still here.") }
    static var offerServiceProblem: Self {
        word("Offer.Service.problem", "Your offer could not be sent. What you wrote is still here; try again in a moment.")
    }
    static var feedMapLabel: Self { word("Feed.Map.label", "Map") }
    static var feedListLabel: Self { word("Feed.List.label", "List") }
    static func feedSampleTitle(_ value: String) -> Self { word("Feed.Sample.title", "Sample: \(value)") }

    static var listingExpiredMessage: Self {
        word("Listing.Expired.message", "This offer has expired, so nobody can get it any more.")
    }
    static var listingMapLabel: Self { word("Listing.Map.label", "Open in a map") }
    static var rowAcceptedLabel: Self { word("Row.Accepted.label", "Yours: promised") }
    static var rowAskedLabel: Self { word("Row.Asked.label", "You asked for it") }
    static var rowOwnLabel: Self { word("Row.Own.label", "Yours") }
    static var rowReceivedLabel: Self { word("Row.Received.label", "Yours to collect") }
    static var rowReportedLabel: Self { word("Row.Reported.label", "Your offer was reported; nobody else sees it") }
    static var rowSampleLabel: Self { word("Row.Sample.label", "Sample, not a real offer") }
    static var rowTakenLabel: Self { word("Row.Taken.label", "Somebody has asked for it") }
    static var rowWaitingLabel: Self { word("Row.Waiting.label", "Yours: somebody would like it") }
    static var standingSampleMessage: Self {
        word(
            "Standing.Sample.message",
            "This is a sample that shows what an offer looks like. Nobody gives it away, so you cannot ask for it.")
    }

    // Hand-overs.
    static var listingAgainLabel: Self { word("Listing.Again.label", "Offer it again") }
    static var errorChangedMessage: Self { word("Error.Changed.message", "This offer has changed meanwhile. Look at it again.") }
    static func feedNearestLabel(_ value: String) -> Self { word("Feed.Nearest.label", "The nearest offer is \(value) away.") }
    static var feedSamplesShow: Self { word("Feed.Samples.show", "Show made-up samples") }
    static var feedSamplesHide: Self { word("Feed.Samples.hide", "Hide the samples") }
    static var feedSamplesFooter: Self { word("Feed.Samples.footer", "You asked for made-up samples. Nobody gives them away.") }
    static var tabFoodLabel: Self { word("Tab.Food.label", "Food") }
    static var tabMineLabel: Self { word("Tab.Mine.label", "Mine") }
    static var mineNavigationTitle: Self { word("Mine.Navigation.title", "Mine") }
    static var mineWaitingHeader: Self { word("Mine.Waiting.header", "Waiting for you") }
    static var mineRequestsHeader: Self { word("Mine.Requests.header", "My requests") }
    static var mineOffersHeader: Self { word("Mine.Offers.header", "My offers") }
    static var mineOverHeader: Self { word("Mine.Over.header", "Over") }
    static var mineEmptyTitle: Self { word("Mine.Empty.title", "Nothing of yours yet") }
    static var mineEmptyDescription: Self { word("Mine.Empty.description", "What you offer and what you ask for appears here.") }
    static var mineForgetLabel: Self { word("Mine.Forget.label", "Forget everything") }
    static var mineForgetTitle: Self {
        word("Mine.Forget.title", "Remove your offers, your requests and your conversations, for everybody?")
    }
    static var mineForgetFooter: Self {
        word(
            "Mine.Forget.footer",
            "Conversations are removed 30 days after they end. Whoever waits for your food keeps its title until then, and reads that you have left."
        )
    }
    static func mineUnreadLabel(_ value: Int) -> Self { word("Mine.Unread.label", "\(value) new messages") }
    static var handOverNavigationTitle: Self { word("HandOver.Navigation.title", "Pickup") }
    static func handOverAheadTaker(_ value: Int) -> Self {
        word("HandOver.Ahead.taker", "You are in line: \(value) requests are before yours.")
    }
    static func handOverBehindLabel(_ value: Int) -> Self { word("HandOver.Behind.label", "\(value) more people wait for this food.") }
    static func handOverAskedGiver(_ value: String) -> Self { word("HandOver.Asked.giver", "Somebody would like it. Answer by \(value).") }
    static func handOverAskedTaker(_ value: String) -> Self {
        word("HandOver.Asked.taker", "You asked for it. The giver can answer until \(value).")
    }
    static var handOverAcceptedGiver: Self {
        word("HandOver.Accepted.giver", "You accepted the request. The other person chooses when to collect the food.")
    }
    static var handOverAcceptedTaker: Self { word("HandOver.Accepted.taker", "The food is promised to you. Choose when to collect it.") }
    static var handOverUnproposedGiver: Self {
        word("HandOver.Unproposed.giver", "You accepted the request. Propose pickup times, so that the other person can choose one.")
    }
    static var handOverUnproposedTaker: Self {
        word("HandOver.Unproposed.taker", "The food is promised to you. The giver will propose pickup times.")
    }
    static func handOverArrangedMessage(_ value: String) -> Self { word("HandOver.Arranged.message", "Pickup time: \(value).") }
    static var handOverHandedOverGiver: Self { word("HandOver.HandedOver.giver", "You handed it over.") }
    static var handOverHandedOverTaker: Self { word("HandOver.HandedOver.taker", "You received it.") }
    static var handOverDeclinedGiver: Self { word("HandOver.Declined.giver", "You declined.") }
    static var handOverDeclinedTaker: Self { word("HandOver.Declined.taker", "The giver declined.") }
    static func handOverCancelledOwn(_ value: String) -> Self { word("HandOver.Cancelled.own", "You cancelled: \(value).") }
    static func handOverCancelledOther(_ value: String) -> Self {
        word("HandOver.Cancelled.other", "The other person cancelled: \(value).")
    }
    static var handOverMissedOwn: Self { word("HandOver.Missed.own", "You said that the other person did not come.") }
    static var handOverMissedOther: Self { word("HandOver.Missed.other", "The other person said that you did not come.") }
    static var handOverWorkedTitle: Self {
        word("HandOver.Worked.title", "Was the food handed over? This ends the pickup and cannot be undone.")
    }
    static var handOverLapsedMessage: Self { word("HandOver.Lapsed.message", "Nobody answered in time.") }
    static var handOverClosedMessage: Self { word("HandOver.Closed.message", "This conversation is closed.") }
    static func handOverMissedLabel(_ value: Int) -> Self { word("HandOver.Missed.label", "This person did not come to \(value) pickups.") }
    static var handOverCancelLabel: Self { word("HandOver.Cancel.label", "Cancel the pickup") }
    static var handOverCancelTitle: Self { word("HandOver.Cancel.title", "Why do you cancel?") }
    static var handOverQuestionTitle: Self { word("HandOver.Question.title", "Was the food handed over?") }
    static var handOverWorkedLabel: Self { word("HandOver.Worked.label", "It was handed over") }
    static var handOverAbsentLabel: Self { word("HandOver.Absent.label", "The other person did not come") }
    static var handOverWindowsHeader: Self { word("HandOver.Windows.header", "When to collect it") }
    static var handOverWindowsEmpty: Self { word("HandOver.Windows.empty", "No time is proposed yet.") }
    static var handOverChosenLabel: Self { word("HandOver.Chosen.label", "Chosen") }
    static var handOverNoteLabel: Self { word("HandOver.Note.label", "Where to ring") }
    static var handOverMessagesHeader: Self { word("HandOver.Messages.header", "Messages") }
    static var handOverNewLabel: Self { word("HandOver.New.label", "New messages") }
    static var handOverMessageLabel: Self { word("HandOver.Message.label", "Message") }
    static var handOverSendLabel: Self { word("HandOver.Send.label", "Send") }
    static var handOverMovedMessage: Self {
        word("HandOver.Moved.message", "I have moved the pickup place. The map shows the new one.")
    }
    static var handOverThanksLabel: Self { word("HandOver.Thanks.label", "Thank you!") }
    static var handOverOwnLabel: Self { word("HandOver.Own.label", "You") }
    static var handOverGiverLabel: Self { word("HandOver.Giver.label", "Giver") }
    static var handOverTakerLabel: Self { word("HandOver.Taker.label", "Taker") }
    static var handOverBlockLabel: Self { word("HandOver.Block.label", "Close this conversation") }
    static var handOverBlockTitle: Self {
        word(
            "HandOver.Block.title",
            "If you close this conversation, neither of you can write any more, nor see the other’s offers.")
    }
    static var handOverOpenLabel: Self { word("HandOver.Open.label", "Open the conversation") }
    static var handOverLineLabel: Self { word("HandOver.Line.label", "Ask to be next") }
    static var reasonNotNeededName: Self { word("Reason.NotNeeded.name", "not needed any more") }
    static var reasonCannotComeName: Self { word("Reason.CannotCome.name", "cannot come") }
    static var reasonNotAvailableName: Self { word("Reason.NotAvailable.name", "not available any more") }
    static var reasonOtherName: Self { word("Reason.Other.name", "another reason") }
    static var handOverEarlierLabel: Self { word("HandOver.Earlier.label", "Show earlier messages") }
    static var handOverLeftMessage: Self {
        word(
            "HandOver.Left.message", "The giver has left FoodShare, so this offer was withdrawn. Nobody will be there to hand it over.")
    }
    static var reasonTakenBackName: Self { word("Reason.TakenBack.name", "taken off the list") }
    static var reasonMissedName: Self { word("Reason.Missed.name", "somebody did not come") }
    static var reasonClosedName: Self { word("Reason.Closed.name", "the conversation was closed") }
    static var handOverEmptyProblem: Self { word("HandOver.Empty.problem", "Write something first.") }
    static func handOverTooLongProblem(_ value: Int) -> Self { word("HandOver.TooLong.problem", "Write \(value) characters at most.") }
    static var handOverOrderProblem: Self { word("HandOver.Order.problem", "The end must be 15 minutes to a day after the start.") }
    static var handOverAheadProblem: Self { word("HandOver.Ahead.problem", "Choose times within the next two weeks.") }
    static func handOverCountProblem(_ value: Int) -> Self { word("HandOver.Count.problem", "Propose at most \(value) pickup times.") }
    static var termsNavigationTitle: Self { word("Terms.Navigation.title", "Pickup times and note") }
    static var termsAnswerLabel: Self { word("Terms.Answer.label", "Time for your answer") }
    static var termsAnswerFooter: Self {
        word("Terms.Answer.footer", "If you do not answer a request within this time, the request of the next person takes its place.")
    }
    static func termsHoursText(_ value: Int) -> Self { word("Terms.Hours.text", "\(value) hours") }
    static func offerAddressProblem(_ most: Int) -> Self {
        word("Offer.Address.problem", "Write the address in \(most) characters at most.")
    }
    static var handOverAddressLabel: Self { word("HandOver.Address.label", "Address") }
    static var termsNoteFooter: Self { word("Terms.Note.footer", "Only the person whom you accept sees the address and this note.") }
    static var termsFromLabel: Self { word("Terms.From.label", "From") }
    static var termsToLabel: Self { word("Terms.To.label", "To") }
    static var termsAddLabel: Self { word("Terms.Add.label", "Propose this time") }
    static func termsRemoveLabel(_ value: String) -> Self { word("Terms.Remove.label", "Remove \(value)") }
    static func limitOffersMessage(_ most: Int, _ minutes: Int) -> Self {
        word("Limit.Offers.message", "You can make at most \(most) offers in an hour. You can go on in \(minutes) min.")
    }
    static func limitClaimsMessage(_ most: Int, _ minutes: Int) -> Self {
        word("Limit.Claims.message", "You can ask for at most \(most) offers in an hour. You can go on in \(minutes) min.")
    }
    static func limitMessagesMessage(_ most: Int, _ minutes: Int) -> Self {
        word("Limit.Messages.message", "You can send at most \(most) messages in an hour. You can go on in \(minutes) min.")
    }
    static func limitReportsMessage(_ most: Int, _ minutes: Int) -> Self {
        word("Limit.Reports.message", "You can report at most \(most) offers in an hour. You can go on in \(minutes) min.")
    }
    static func limitOpenClaimsMessage(_ most: Int) -> Self {
        word(
            "Limit.OpenClaims.message",
            "You can have at most \(most) open requests, so that food is left for others. You can go on as soon as one of these requests has ended."
        )
    }
    static func feedMoreThanLabel(_ value: Int) -> Self {
        word("Feed.MoreThan.label", "More than \(value) offers")
    }
    static var feedMoreLabel: Self {
        word("Feed.More.label", "Show more")
    }
    static var feedWithoutLabel: Self {
        word("Feed.Without.label", "Without these allergens")
    }
    static var feedWithoutFooter: Self {
        word("Feed.Without.footer", "Offers that name one of these allergens are left out. Other offers may still contain them.")
    }
    static var newsNavigationTitle: Self { word("News.Navigation.title", "Notifications") }
    static var newsAskLabel: Self { word("News.Ask.label", "Notify me") }
    static var newsPrivateFooter: Self {
        word("News.Private.footer", "Notifications say only that something happened: no names, no places, no messages.")
    }
    static var newsRefusedMessage: Self {
        word("News.Refused.message", "Your browser refuses notifications. Allow them for this page in its settings.")
    }
    static var newsUnavailableMessage: Self {
        word("News.Unavailable.message", "Notifications need a secure connection and a browser that supports them.")
    }
    static var newsOpenMessage: Self {
        word("News.Open.message", "Notifications appear only while FoodShare is open, since your browser has no push service.")
    }
    static var newsClaimsName: Self { word("News.Claims.name", "Requests for my offers") }
    static var newsAnswersName: Self { word("News.Answers.name", "Answers and pickups") }
    static var newsPickupsName: Self { word("News.Pickups.name", "Reminders before a pickup") }
    static var newsMessagesName: Self { word("News.Messages.name", "Messages") }
    static var newsReportsName: Self { word("News.Reports.name", "Reports of my offers") }
    static var newsOffersName: Self { word("News.Offers.name", "New offers of saved searches") }
    static var newsClaimsTitle: Self { word("News.Claims.title", "Somebody asked for your offer") }
    static var newsAnswersTitle: Self { word("News.Answers.title", "Something changed about a pickup") }
    static var newsPickupsTitle: Self { word("News.Pickups.title", "A pickup begins soon") }
    static var newsMessagesTitle: Self { word("News.Messages.title", "Somebody wrote to you") }
    static var newsReportsTitle: Self { word("News.Reports.title", "There is news about one of your offers") }
    static var newsOffersTitle: Self { word("News.Offers.title", "Something new is offered near you") }
    static var newsNoticeBody: Self { word("News.Notice.body", "Open FoodShare to see it.") }
    static var newsSearchesHeader: Self { word("News.Searches.header", "Saved searches") }
    static func newsRemoveLabel(_ value: String) -> Self { word("News.Remove.label", "Remove the search around \(value)") }
    static var feedSaveLabel: Self { word("Feed.Save.label", "Tell me when something appears") }
    static var feedSavedMessage: Self { word("Feed.Saved.message", "This search is saved. You will be notified when it finds something.") }
    static var feedSavedSilentMessage: Self {
        word("Feed.SavedSilent.message", "This search is saved. Notifications of what it finds are off.")
    }
    static var feedSaveFullMessage: Self {
        word("Feed.SaveFull.message", "You have the highest possible number of saved searches. Remove one first.")
    }
    static var offerPlaceMapLabel: Self { word("Offer.PlaceMap.label", "Choose on a map") }
    static var offerPinLabel: Self { word("Offer.Pin.label", "Move the map until the pin is on your door.") }
    static var offerPinName: Self { word("Offer.Pin.name", "Map of the pickup place") }
    static var offerPinUseLabel: Self { word("Offer.PinUse.label", "Offer from the pin") }
    static var offerPinMoveLabel: Self { word("Offer.PinMove.label", "Move the pin") }
    static func offerAddressRemovedMessage(_ value: String) -> Self {
        word("Offer.AddressRemoved.message", "You have moved the pickup place, so its earlier address was removed: \(value)")
    }
    static var offerAddressKeepLabel: Self { word("Offer.AddressKeep.label", "Use the earlier address") }
    static var listingMapsLabel: Self { word("Listing.Maps.label", "Open in the Maps app") }
    static var feedMiddleName: Self { word("Feed.Middle.name", "You see offers around this place") }
    static var handOverCancelMessage: Self {
        word("HandOver.Cancel.message", "If the food is not available any more, the offer ends for everybody.")
    }
    static var handOverKeepLabel: Self { word("HandOver.Keep.label", "Keep the pickup") }
    static var handOverLeaveLabel: Self { word("HandOver.Leave.label", "Leave the line") }
    static var handOverToldGiver: Self { word("HandOver.Told.giver", "The other person says that they received it.") }
    static var handOverToldTaker: Self { word("HandOver.Told.taker", "The giver says that you received it.") }
    static var handOverAbsentTitle: Self {
        word("HandOver.Absent.title", "Did the other person not come? This ends the pickup, is counted for them, and cannot be undone.")
    }
    static var handOverUncountedTitle: Self {
        word(
            "HandOver.Uncounted.title",
            "The other person says that the food was handed over. Your answer is kept, but it is not counted as a missed pickup.")
    }
    static var handOverUncountedMessage: Self {
        word(
            "HandOver.Uncounted.message",
            "You said that the other person did not come. It is not counted, since they say that the food was handed over.")
    }
    static var handOverAddressedMessage: Self {
        word("HandOver.Addressed.message", "I have changed the pickup address. You find the new one above.")
    }
    static var termsPinMessage: Self {
        word("Terms.Pin.message", "You have changed the address. Is the pin on the map still in the right place?")
    }
    static var offerPinProblem: Self { word("Offer.Pin.problem", "Confirm the place of the pin first, or cancel moving it.") }
    static var offerPinUnmovedProblem: Self {
        word("Offer.PinUnmoved.problem", "The pin is still in the middle of the town. Move the map until it is on your door.")
    }
    static var feedSavedOpenMessage: Self {
        word(
            "Feed.SavedOpen.message",
            "This search is saved. You will be notified when it finds something, but only while FoodShare is open, since your browser has no push service."
        )
    }
    static var listingAgreedLabel: Self { word("Listing.Agreed.label", "Agreed pickup time") }
    static func listingAgreedText(_ value: String) -> Self { word("Listing.Agreed.text", "Pickup agreed for \(value)") }
    static func handOverChangedMessage(_ value: String) -> Self {
        word("HandOver.Changed.message", "This was changed: before, the pickup was agreed for \(value).")
    }
    static func handOverWithdrawnTaker(_ value: String) -> Self {
        word("HandOver.Withdrawn.taker", "The agreed pickup time, \(value), was withdrawn. Choose another one.")
    }
    static func handOverWithdrawnUnproposed(_ value: String) -> Self {
        word("HandOver.Withdrawn.unproposed", "The agreed pickup time, \(value), was withdrawn. The giver will propose other times.")
    }
    static var handOverOffMessage: Self { word("HandOver.Off.message", "The pickup is off: this conversation is closed.") }
    static func handOverOffAgreed(_ value: String) -> Self {
        word("HandOver.Off.agreed", "The pickup agreed for \(value) is off: this conversation is closed.")
    }
    static func termsWithdrawTitle(_ value: String) -> Self {
        word(
            "Terms.Withdraw.title",
            "If you save this, the agreed pickup time, \(value), ends. The other person is told so, and has to choose again."
        )
    }
    static var termsWithdrawLabel: Self { word("Terms.Withdraw.label", "Save, and end the agreed time") }
    static var feedSavingLabel: Self { word("Feed.Saving.label", "Saving the search…") }
    static func feedSampleCountLabel(_ value: Int) -> Self { word("Feed.SampleCount.label", "\(value) made-up samples") }
    static var commonUnderstoodLabel: Self { word("Common.Understood.label", "OK") }
    static var offerAwayTitle: Self { word("Offer.Away.title", "Your offer is online") }
    static func offerAwayMessage(_ value: String) -> Self {
        word("Offer.Away.message", "It is \(value) away, outside of what this list shows. You find it on Mine.")
    }
    static var listingDeletePromisedTitle: Self {
        word(
            "Listing.DeletePromised.title",
            "Somebody is promised this food, and their pickup is cancelled. Why do you take it off the list?")
    }
    static var listingDeletePromisedMessage: Self {
        word("Listing.DeletePromised.message", "They read your reason. Nobody else is offered the food.")
    }
    static var mineTakenBackMessage: Self { word("Mine.TakenBack.message", "You took it off the list.") }
    static var newsOpenHint: Self { word("News.Open.hint", "Shows the offers of this search") }
    static var offerContinueLabel: Self { word("Offer.Continue.label", "Continue your draft") }

    /// The bundle with the texts; its URL is parsed only once.
    private static let catalog = LocalizedStringResource.BundleDescription.atURL(Bundle.module.bundleURL)

    private static func word(_ key: StaticString, _ value: String.LocalizationValue) -> Self {
        .init(key, defaultValue: value, bundle: catalog)
    }
}
#endif
