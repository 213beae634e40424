import ChatModels
import Foundation
import Raster

/// A finished picture, not yet written.
struct Picture {
    /// `nil` for standard output.
    var path: String?
    var data: Data

    func write() throws {
        if let path {
            try AtomicFile.write(data, to: path)
        } else {
            try StandardOutput.write(data)
        }
    }
}

/// The names of several conversations' pictures, without their endings.
struct PictureNames {
    private(set) var names: [String] = []

    /// - Parameter single: The name if there is one conversation only.
    init(_ conversations: [Conversation], single: String) {
        guard conversations.count > 1 else {
            names = [single]
            return
        }
        var taken: Set<String> = []
        for conversation in conversations {
            let name = Self.fileName(conversation.channel.cid)
            var number = 1
            var candidate = name
            while !taken.insert(candidate.lowercased()).inserted {
                number += 1
                candidate = "\(name)-\(number)"
            }
            names.append(candidate)
        }
    }

    /// `messaging:general` as `messaging-general`; what not every file system takes becomes a hyphen too.
    private static func fileName(_ cid: ChannelId) -> String {
        String(cid.rawValue.prefix(100).map { $0.isLetter || $0.isNumber || "._!".contains($0) ? $0 : "-" })
    }
}
