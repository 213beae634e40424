import Annotations
import ChatModels
import Documents
import Files
import Foundation
import Pictures
import Styles

/// The documents of one job of a batch: files, which other jobs may share, and inline documents.
final class JobDocuments: DocumentSource {
    /// The unique files that were read, with their digests from before reading.
    private(set) var inputs: [(path: String, digest: String)] = []

    /// Their paths: a conversation may have thousands of pictures.
    private var known: Set<String> = []

    private let cache: JobFileCache

    /// Inline documents of the job, by the paths that the command gets in their place.
    private let inline: [String: LocatedNode]

    init(_ cache: JobFileCache, inline: [String: LocatedNode]) {
        self.cache = cache
        self.inline = inline
    }

    private func reads(_ path: String) {
        let path = cache.relative(path)
        guard known.insert(path).inserted else { return }
        inputs.append((path, cache.digests.digest(ofFile: path)))
    }

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

    func style(_ path: String, in flavor: Flavor) throws -> (style: Style, unsupported: [String]) {
        if let place = inline[path] {
            let unsupported = try StyleReader.unsupportedValues(place, in: flavor)
            return (try StyleReader.read(place), unsupported)
        }
        reads(path)
        return try cache.style(path, in: flavor)
    }

    func annotations(_ path: String) throws -> (annotations: [Annotation], style: AnnotationStyle) {
        if let place = inline[path] { return try AnnotationReader.read(place) }
        reads(path)
        return try AnnotationReader.read(contentsOf: path)
    }

    func note(picture path: String) { reads(path) }

    func resolved(_ folder: String) -> String { cache.resolved(folder) }
}
