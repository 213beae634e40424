import ChatModels
import ChatSwiftUI
import HeadlessSwiftUI
import HeadlessUIKit
import Styles

// Values that examples of the SwiftUI flavor use without declaring them.

let style = Style()
let cell = UITableViewCell()
let chatClient = ChatClient()

/// The previews drawn by the examples of `assertPreviews`.
struct BookRow_Previews: PreviewProvider {
    static var previews: some View { Text("Kyoto") }
}

let controller = ChatChannelController(client: chatClient, channel: channel, messages: messages)
