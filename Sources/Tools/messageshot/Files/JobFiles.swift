import Annotations
import ChatModels
import Documents
import Files
import Foundation
import Pictures
import Styles

/// The files of one job of a batch: those that it reads, some of which are parts of the job itself, and those that it
/// writes. The commands ask for it where they read and write.
final class JobFiles: @unchecked Sendable {
    /// The job that is being done; `nil` where the program runs for a single command.
    @TaskLocal static var current: JobFiles?

    /// The files that were read, with their digests from before that, each once.
    private(set) var inputs: [(path: String, digest: String)] = []

    /// The paths of the files that were written.
    private(set) var outputs: [String] = []

    private let cache: JobFileCache

    /// Documents that stand in the job, by the paths that the command was given in their place.
    private let inline: [String: LocatedNode]

    init(_ cache: JobFileCache, inline: [String: LocatedNode]) {
        self.cache = cache
        self.inline = inline
    }

    /// Notes that a file has been written.
    func wrote(_ path: String) { outputs.append(path) }

    /// Notes that a file is read.
    func reads(_ path: String) {
        let path = cache.relative(path)
        guard !inputs.contains(where: { $0.path == path }) else { return }
        inputs.append((path, cache.digests.digest(ofFile: path)))
    }

    /// The folder of pictures with links followed, which many jobs share.
    func folder(_ path: String, resolvedBy resolve: (String) -> String) -> String {
        cache.folder(path, resolvedBy: resolve)
    }

    // MARK: Documents

    /// Whether a path stands for a document in the job, and for no file.
    func isInline(_ path: String) -> Bool { inline[path] != nil }

    func conversation(_ path: String, images: String?, me: String?) throws -> ConversationDocument {
        let document: ConversationDocument
        if let place = inline[path] {
            document = try ConversationReader.read(place, imageRoot: images ?? ".", me: me)
        } else {
            reads(path)
            document = try cache.conversation(path, images: images, me: me)
        }
        for conversation in document.conversations { conversation.pictureFiles.forEach(reads) }
        return document
    }

    /// - Parameter warnings: Gets a line for each value that the flavour has nothing for.
    func style(_ path: String, in flavour: Flavour, warnings: inout Warnings) throws -> Style {
        if let place = inline[path] {
            warnings.add(try StyleReader.unsupportedValues(place, in: flavour))
            return try StyleReader.read(place)
        }
        reads(path)
        let (style, unsupported) = try cache.style(path, in: flavour)
        warnings.add(unsupported)
        return style
    }

    func annotations(_ path: String) throws -> (annotations: [Annotation], style: AnnotationStyle) {
        if let place = inline[path] { return try AnnotationReader.read(place) }
        reads(path)
        return try AnnotationReader.read(contentsOf: path)
    }
}

/// Documents that several jobs read. A file that has changed is read again.
final class JobFileCache {
    let digests = FileDigests()

    /// The folder from which jobs name files: the worker's own.
    private let root = FileManager.default.currentDirectoryPath + "/"

    /// The path from that folder, where it is below it, so that it holds for copies of the folder as well.
    func relative(_ path: String) -> String { path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path }

    private struct Key: Hashable {
        var path: String
        var images: String?
        var me: String?
        var flavour: Flavour?
    }

    private var conversations: [Key: (stamp: FileStamp, document: ConversationDocument)] = [:]
    private var styles: [Key: (stamp: FileStamp, style: Style, unsupported: [String])] = [:]

    private var folders: [String: String] = [:]

    func folder(_ path: String, resolvedBy resolve: (String) -> String) -> String {
        if let known = folders[path] { return known }
        if folders.count >= Self.limit { folders = [:] }
        let folder = resolve(path)
        folders[path] = folder
        return folder
    }

    /// The most documents of a kind that are kept.
    private static let limit = 64

    /// The largest conversation that is kept, in bytes: memory stays flat.
    private static let largest = 1 << 20

    func conversation(_ path: String, images: String?, me: String?) throws -> ConversationDocument {
        let key = Key(path: path, images: images, me: me)
        let stamp = FileStamp(ofFile: path)
        if let known = conversations[key], known.stamp == stamp { return known.document }
        let document = try ConversationReader.read(contentsOf: path, imageRoot: images, me: me)
        if conversations.count >= Self.limit { conversations = [:] }
        if let stamp, stamp.size <= Self.largest { conversations[key] = (stamp, document) }
        return document
    }

    func style(_ path: String, in flavour: Flavour) throws -> (style: Style, unsupported: [String]) {
        let key = Key(path: path, flavour: flavour)
        let stamp = FileStamp(ofFile: path)
        if let known = styles[key], known.stamp == stamp { return (known.style, known.unsupported) }
        let style = try StyleReader.read(contentsOf: path)
        let unsupported = try StyleReader.unsupportedValues(contentsOf: path, in: flavour)
        if styles.count >= Self.limit { styles = [:] }
        if let stamp { styles[key] = (stamp, style, unsupported) }
        return (style, unsupported)
    }
}
