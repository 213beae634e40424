import ChatModels
import Files
import Foundation
import Styles

/// Documents that several jobs read. Changed files are read again.
final class JobFileCache {
    let digests = FileDigests()

    private let files = DocumentFiles()

    /// The folder that jobs' paths are relative to: the worker's current folder.
    private let root = FileManager.default.currentDirectoryPath + "/"

    /// The path relative to that folder, if it is inside, so that it is valid for copies of the folder as well.
    func relative(_ path: String) -> String { path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path }

    private struct Key: Hashable {
        var path: String
        var images: String?
        var me: String?
        var flavor: Flavor?
    }

    private var conversations: [Key: (stamp: FileStamp, document: ConversationDocument)] = [:]
    private var styles: [Key: (stamp: FileStamp, style: Style, unsupported: [String])] = [:]

    private var folders: [String: String] = [:]

    /// A folder of pictures with links resolved.
    func resolved(_ path: String) -> String {
        if let known = folders[path] { return known }
        if folders.count >= Self.limit { folders = [:] }
        let folder = files.resolved(path)
        folders[path] = folder
        return folder
    }

    /// The maximum number of cached documents per kind.
    private static let limit = 64

    /// The maximum size of a cached conversation in bytes, to limit memory.
    private static let largest = 1 << 20

    func conversation(_ path: String, images: String?, me: String?) throws -> ConversationDocument {
        let key = Key(path: path, images: images, me: me)
        let stamp = FileStamp(ofFile: path)
        if let known = conversations[key], known.stamp == stamp { return known.document }
        let document = try files.conversation(path, images: images, me: me)
        if conversations.count >= Self.limit { conversations = [:] }
        if let stamp, stamp.size <= Self.largest { conversations[key] = (stamp, document) }
        return document
    }

    func style(_ path: String, in flavor: Flavor) throws -> (style: Style, unsupported: [String]) {
        let key = Key(path: path, flavor: flavor)
        let stamp = FileStamp(ofFile: path)
        if let known = styles[key], known.stamp == stamp { return (known.style, known.unsupported) }
        let (style, unsupported) = try files.style(path, in: flavor)
        if styles.count >= Self.limit { styles = [:] }
        if let stamp { styles[key] = (stamp, style, unsupported) }
        return (style, unsupported)
    }
}
