import DocumentationImages

/// All customizations on the documentation's pages, with pictures.
///
/// Each heading has a file in its page's folder: the code letter for letter, the conversation, and the before and after
/// pictures.
public enum Gallery {
    /// The pages.
    public static let pages = [message, workingWithMessageListLayout, messageList, customizingComponents]

    static let message = page("Message", folder: "Message") {
        ChangingTheBubbleView.section
        SimpleLayoutChanges.section
        DecorationViews.section
        DateSeparators.section
        ThreadRepliesCounter.section
        RestructuringTheMessageLayout.section
        AddingNewViewsAndFunctionality.section
    }

    static let workingWithMessageListLayout = page(
        "Working with MessageList Layout", folder: "WorkingWithMessageListLayout"
    ) {
        LeftAligningAllMessages.section
        HidingBubbles.section
        DisablingGroupingOfMessages.section
        SquareAvatars.section
        CustomLayout.section
        LetsAchieveThisLayout.section
    }

    static let messageList = page("Message List", folder: "MessageList") {
        AddingTheMessageList.section
        UICustomization.section
        MessageContentView.section
        MessageListLayout.section
        Navigation.section
    }

    static let customizingComponents = page("Customizing Components", folder: "CustomizingComponents") {
        TheComponentsObject.section
        LifecycleMethods.section
        CustomizingTheAppearance.section
        ApplyingChangesToOnlyOneView.section
        CustomizingTheLayout.section
        WidthAndHeight.section
        Views.section
        Padding.section
        Embed.section
        Example.section
    }

    /// A page of the SDK's documentation, which is not part of this project. The program includes its code.
    ///
    /// - Parameters:
    ///   - folder: The folder of its code in `Pages` next to the caller, with one file per heading.
    ///   - caller: The caller's file. Leave it out.
    package static func page(
        _ title: String, folder: String, caller: StaticString = #filePath,
        @PictureSectionBuilder sections: () -> [PictureSection]
    ) -> PicturePage {
        PicturePage(title, sources: { try GalleryFiles.pages(besides: caller) + "/\(folder)" }, sections: sections)
    }
}
