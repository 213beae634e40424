/// Every customization of the documentation's pages, with the pictures that show it.
///
/// Each heading of a page has a file in the page's folder: its code, letter for letter, the conversation that it is
/// shown with, and its before and after.
public enum Gallery {
    /// The pages.
    public static let pages = [message, workingWithMessageListLayout, messageList, customizingComponents]

    static let message = GalleryPage(
        title: "Message", folder: "Message",
        customizations: [
            ChangingTheBubbleView.customization,
            SimpleLayoutChanges.customization,
            DecorationViews.customization,
            DateSeparators.customization,
            ThreadRepliesCounter.customization,
            RestructuringTheMessageLayout.customization,
            AddingNewViewsAndFunctionality.customization,
        ])

    static let workingWithMessageListLayout = GalleryPage(
        title: "Working with MessageList Layout", folder: "WorkingWithMessageListLayout",
        customizations: [
            LeftAligningAllMessages.customization,
            HidingBubbles.customization,
            DisablingGroupingOfMessages.customization,
            SquareAvatars.customization,
            CustomLayout.customization,
            LetsAchieveThisLayout.customization,
        ])

    static let messageList = GalleryPage(
        title: "Message List", folder: "MessageList",
        customizations: [
            AddingTheMessageList.customization,
            UICustomization.customization,
            MessageContentView.customization,
            MessageListLayout.customization,
            Navigation.customization,
        ])

    static let customizingComponents = GalleryPage(
        title: "Customizing Components", folder: "CustomizingComponents",
        customizations: [
            TheComponentsObject.customization,
            LifecycleMethods.customization,
            CustomizingTheAppearance.customization,
            ApplyingChangesToOnlyOneView.customization,
            CustomizingTheLayout.customization,
            WidthAndHeight.customization,
            Views.customization,
            Padding.customization,
            Embed.customization,
            Example.customization,
        ])

    /// All pictures, each once, in the order in which the pages show them.
    public static let pictures: [GalleryPicture] = {
        var names: Set<String> = []
        return pages.flatMap(\.customizations).flatMap(\.rows).flatMap(\.pictures)
            .filter { names.insert($0.name).inserted }
    }()
}
