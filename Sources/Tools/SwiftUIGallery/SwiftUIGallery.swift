import DocumentationImages
import Gallery

/// The customizations on the pages about the SwiftUI flavor, with pictures.
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
