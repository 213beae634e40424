import ChatLook
import HeadlessSwiftUI

/// The sheet of a poll screen: a bar with a title and a close button, and scrolling content.
struct PollSheet<Content: View>: View {
    let title: String
    @ViewBuilder let content: () -> Content

    var body: some View {
        NavigationView {
            ScrollView { content() }
                .toolbar {
                    ToolbarItem(placement: .principal) { PollSheetTitle(title: title) }
                    ToolbarItem(placement: .navigationBarLeading) { PollSheetCloseButton() }
                }
                .navigationBarTitleDisplayMode(.inline)
        }
    }
}

/// The title in the middle of the bar.
struct PollSheetTitle: View {
    @Injected(\.colors) private var colors
    @Injected(\.fonts) private var fonts

    let title: String

    var body: some View {
        Text(title)
            .font(fonts.bodyBold)
            .foregroundColor(Color(colors.text))
    }
}

/// The close button of a poll sheet.
struct PollSheetCloseButton: View {
    @Injected(\.colors) private var colors

    var body: some View {
        Button(action: {}, label: { Image(systemName: "xmark").foregroundColor(colors.tintColor) })
    }
}
