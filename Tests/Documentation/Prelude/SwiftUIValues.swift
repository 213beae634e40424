import ChatModels
import ChatSwiftUI
import HeadlessSwiftUI
import HeadlessUIKit

// The values that examples of the SwiftUI flavour take from their surroundings.

let cell = UITableViewCell()
let chatClient = ChatClient()
let controller = ChatChannelController(client: chatClient, channel: channel, messages: messages)
