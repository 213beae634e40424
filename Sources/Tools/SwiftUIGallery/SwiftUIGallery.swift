import DocumentationImages
import Gallery

/// The customizations of the pages about the SwiftUI flavor, with the pictures that show them.
public enum SwiftUIGallery {
    /// The pages.
    public static let pages = [messageListView]

    static let messageListView = Gallery.page("Message List View", folder: "MessageListView") {
        MessageListConfiguration.section
        DateIndicators.section
        MessageListBackground.section
        ApplyingCustomModifier.section
        CustomMessageContainerView.section
        GroupingMessages.section
        SystemMessages.section
        AuthorAndDateView.section
        NoMessagesView.section
        MinimumSwipeGestureDistance.section
    }
}
