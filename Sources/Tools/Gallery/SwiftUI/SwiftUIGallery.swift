import Gallery

/// The customizations of the pages about the SwiftUI flavour, with the pictures that show them.
public enum SwiftUIGallery {
    /// The pages.
    public static let pages = [messageListView]

    static let messageListView = GalleryPage(
        title: "Message List View", folder: "MessageListView",
        customizations: [
            MessageListConfiguration.customization,
            DateIndicators.customization,
            MessageListBackground.customization,
            ApplyingCustomModifier.customization,
            CustomMessageContainerView.customization,
            GroupingMessages.customization,
            SystemMessages.customization,
            AuthorAndDateView.customization,
            NoMessagesView.customization,
            MinimumSwipeGestureDistance.customization,
        ])
}
