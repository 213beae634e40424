public import Documents
public import Foundation

/// Reads conversations from YAML and JSON.
///
/// A file is either a conversation file, where every mistake is an error, or an unmodified payload of Stream's API,
/// where unknown fields are ignored.
///
///     let document = try ConversationReader.read(contentsOf: "chat.yaml")
///     document.conversations[0].messages.last?.text // "See you!"
public enum ConversationReader {
    /// Reads a file.
    ///
    /// - Parameters:
    ///   - path: The file, of at most 64 MiB.
    ///   - imageRoot: The folder of pictures, or `nil` for the file's own. Nothing outside is opened.
    ///   - me: The current user, or `nil` for the file's.
    /// - Throws: The first mistake in the file, or the reason that it can't be read.
    public static func read(
        contentsOf path: String, imageRoot: String? = nil, me: UserId? = nil
    ) throws(DocumentError) -> ConversationDocument {
        try read(SourceFile(path: path, kind: .conversation), imageRoot: imageRoot ?? folder(of: path), me: me)
    }

    /// The folder as spelled by the caller, since errors name it.
    private static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "./" }
        return String(path[...slash])
    }

    /// Reads data that isn't in a file, such as standard input.
    ///
    /// - Parameters:
    ///   - data: UTF-8 text of at most 64 MiB.
    ///   - name: The name for errors. If it ends in `.json` or `.yaml`, only that format is tried.
    ///   - imageRoot: The folder of pictures.
    ///   - me: The current user, or `nil` for the data's.
    /// - Throws: The first mistake in the data.
    public static func read(
        _ data: Data, name: String, imageRoot: String = "./", me: UserId? = nil
    ) throws(DocumentError) -> ConversationDocument {
        try read(SourceFile(name: name, data: data, kind: .conversation), imageRoot: imageRoot, me: me)
    }

    /// Reads a list of channels in the format of Stream's API that was assembled from other documents.
    ///
    /// - Parameter channels: The list under `channels`.
    package static func read(
        channels: DocumentNode, name: String, imageRoot: String, me: UserId?
    ) throws(DocumentError) -> ConversationDocument {
        let entry = DocumentNode.Entry(key: "channels", line: channels.line, value: channels)
        let root = DocumentNode(value: .mapping([entry]), line: channels.line)
        let document = try PayloadReader(file: name, images: ImageFolder(path: imageRoot), me: me)
            .read(root, as: .channels)
        try ConversationLimits(file: name).check(document)
        return document
    }

    private static func read(
        _ source: SourceFile, imageRoot: String, me: UserId?
    ) throws(DocumentError) -> ConversationDocument {
        try source.read(document(source)) { place throws(DocumentError) in
            try read(place, imageRoot: imageRoot, me: me)
        }
    }

    /// The document of a file, or the list of several consecutive ones, as in JSON lines.
    private static func document(_ source: SourceFile) throws(DocumentError) -> DocumentNode {
        do {
            return try source.document()
        } catch {
            guard let documents = try? source.jsonDocuments(), let first = documents.first, documents.count > 1 else {
                throw error
            }
            let list = DocumentNode(value: .sequence(documents), line: first.line)
            guard case .one = PayloadShape.find(list) else { throw error }
            return list
        }
    }

    /// Reads a node that may be part of another document.
    package static func read(
        _ place: LocatedNode, imageRoot: String, me: UserId?
    ) throws(DocumentError) -> ConversationDocument {
        let document = try readUnchecked(place, imageRoot: imageRoot, me: me)
        try ConversationLimits(file: place.file).check(document)
        return document
    }

    private static func readUnchecked(
        _ place: LocatedNode, imageRoot: String, me: UserId?
    ) throws(DocumentError) -> ConversationDocument {
        let root = place.node
        let images = ImageFolder(path: imageRoot)
        switch PayloadShape.find(root) {
        case .one(let shape): return try PayloadReader(file: place.file, images: images, me: me).read(root, as: shape)
        case .either(let one, let other): throw place.failure(ConversationProblem.ambiguous(one, other))
        case .none: break
        }
        guard root.entries != nil else {
            throw place.failure(ConversationProblem.notAConversation(found: root.summary))
        }
        let builder = ConversationBuilder(file: place.file, images: images)
        var document = try builder.document(KeyedNode(place), me: me)
        let comments = place.commentProblems.map(\.description)
        if !document.conversations.isEmpty {
            document.conversations[0].warnings = comments + document.conversations[0].warnings
        }
        return document
    }
}
