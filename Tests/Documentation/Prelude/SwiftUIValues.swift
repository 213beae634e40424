import ChatModels
import ChatSwiftUI
import HeadlessSwiftUI
import HeadlessUIKit
import Styles

// The values that examples of the SwiftUI flavor take from their surroundings.

let style = Style()
let cell = UITableViewCell()
let chatClient = ChatClient()

/// The previews that the examples of `assertPreviews` draw.
struct BookRow_Previews: PreviewProvider {
    static var previews: some View { Text("Kyoto") }
}

let controller = ChatChannelController(client: chatClient, channel: channel, messages: messages)
