import ChatModels
import Documents
import Files
import Foundation
import Pictures
import Styles
import Synchronization

/// The conversations and styles of a project. Each file is read once.
final class ProjectSources: Sendable {
    /// The project's folder, with symbolic links resolved.
    private let folder: String
    private let documents = Mutex<[ConversationFile: Result<ConversationDocument, DocumentError>]>([:])
    private let styles = Mutex<[String: Result<LocatedStyle, DocumentError>]>([:])

    private struct ConversationFile: Hashable {
        var path: String
        var imageFolder: String?
        var me: String?
    }

    /// `LocatedNode` isn't `Sendable`, but these nodes are never changed.
    private struct LocatedStyle: @unchecked Sendable {
        var place: LocatedNode
    }

    /// - Parameter folder: The project's folder.
    init(folder: String) { self.folder = folder.resolvedPath }

    /// Errors quote what they found. Because pages may be written by strangers and logs may be public, an error about a
    /// file outside of the project reports only that the file has the wrong kind.
    private func hidingContents(of path: String, _ noun: String, _ error: DocumentError) -> DocumentError {
        guard !error.isAboutFile, !path.resolvedPath.hasPrefix(folder + "/") else { return error }
        return DocumentError(file: error.file, problem: ProjectProblem.foreignFile(noun: noun))
    }

    /// Reads the conversations of a picture.
    func document(of specification: PictureSpecification) throws(DocumentError) -> ConversationDocument {
        switch specification.conversation {
        case .inline(let place, let imageFolder):
            return try ConversationReader.read(place, imageRoot: imageFolder, me: specification.currentUser)
        case .file(let named, let imageFolder):
            let file = ConversationFile(path: named.path, imageFolder: imageFolder, me: specification.currentUser)
            do throws(DocumentError) {
                return try document(in: file)
            } catch {
                throw named.located(error)
            }
        }
    }

    private func document(in file: ConversationFile) throws(DocumentError) -> ConversationDocument {
        if let known = documents.withLock({ $0[file] }) { return try known.get() }
        let result = Result { () throws(DocumentError) in
            do throws(DocumentError) {
                return try ConversationReader.read(contentsOf: file.path, imageRoot: file.imageFolder, me: file.me)
            } catch {
                throw hidingContents(of: file.path, "conversation", error)
            }
        }
        documents.withLock { $0[file] = result }
        return try result.get()
    }

    /// Reads the style of a picture. The result includes a warning for each value that its flavor doesn't support.
    func style(
        of specification: PictureSpecification
    ) throws(DocumentError) -> (style: Style, warnings: [String])? {
        guard let source = specification.style else { return nil }
        let place = try place(of: source)
        do throws(DocumentError) {
            return (try StyleReader.read(place), try StyleReader.unsupportedValues(place, in: specification.flavor))
        } catch {
            guard case .file(let file) = source else { throw error }
            throw file.located(hidingContents(of: file.path, "style", error))
        }
    }

    private func place(of source: StyleSource) throws(DocumentError) -> LocatedNode {
        switch source {
        case .inline(let place): return place
        case .file(let file):
            do throws(DocumentError) {
                return try style(at: file.path).place
            } catch {
                throw file.located(error)
            }
        }
    }

    private func style(at path: String) throws(DocumentError) -> LocatedStyle {
        if let known = styles.withLock({ $0[path] }) { return try known.get() }
        let result = Result { () throws(DocumentError) in
            do throws(DocumentError) {
                let node = try SourceFile(path: path, kind: .style).document()
                return LocatedStyle(place: LocatedNode(node: node, path: .root, file: path))
            } catch {
                throw hidingContents(of: path, "style", error)
            }
        }
        styles.withLock { $0[path] = result }
        return try result.get()
    }
}

extension PictureSpecification {
    /// Returns the conversations to draw: one, or all of a list.
    func conversations(of document: ConversationDocument) throws(DocumentError) -> [Conversation] {
        let conversations = document.conversations
        let needsNone = document.kind == .conversations || selection.list.state.hidesRows
        if conversations.isEmpty, selection.screen.isList, needsNone { return [] }
        guard !conversations.isEmpty else { throw failure("there is no channel in the conversation") }
        guard let channel else {
            guard selection.screen.isList || conversations.count == 1 else {
                throw failure(
                    "the conversation has \(conversations.count) channels; choose one with “channel”: "
                        + Self.list(conversations))
            }
            return conversations
        }
        let chosen = conversations.filter { $0.channel.cid.rawValue == channel || $0.channel.cid.id == channel }
        guard let first = chosen.first else {
            throw failure("no channel “\(channel)”; there are \(Self.list(conversations))")
        }
        return [first]
    }

    /// An error about the picture as a whole.
    func failure(_ reason: String) -> DocumentError { place.failure(ProjectProblem.undrawable(reason)) }

    private static func list(_ conversations: [Conversation]) -> String {
        let shown = conversations.prefix(3).map(\.channel.cid.rawValue).joined(separator: ", ")
        return conversations.count > 3 ? "\(shown) and \(conversations.count - 3) more" : shown
    }
}
