import ChatModels
import HeadlessSwiftUI

extension ViewFactory {
    /// The quoted message of a message, at the top of its bubble; nothing without a quote.
    ///
    /// - Parameter fillAvailableSpace: Whether the quote fills the available width.
    @ViewBuilder
    func quote(
        in message: ChatMessage, fillAvailableSpace: Bool = true, scrolledId: Binding<String?>
    ) -> some View {
        if let quoted = message.quotedMessage {
            makeQuotedMessageView(
                quotedMessage: quoted, fillAvailableSpace: fillAvailableSpace, isInComposer: false,
                scrolledId: scrolledId)
        }
    }
}
