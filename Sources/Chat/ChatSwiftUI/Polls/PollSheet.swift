import ChatLook
import HeadlessSwiftUI

/// The frame of what a poll opens: a bar with a title and a cross, and what scrolls below it.
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

/// The cross that closes what the poll has opened.
struct PollSheetCloseButton: View {
    @Injected(\.colors) private var colors

    var body: some View {
        Image(systemName: "xmark")
            .imageScale(.large)
            .foregroundColor(colors.tintColor)
    }
}
