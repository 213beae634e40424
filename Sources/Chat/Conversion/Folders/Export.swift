internal import ChatModels
internal import Documents
internal import Files
internal import Foundation

/// An export, as its reader needs it.
struct Export {
    /// The name for errors: that of the file, the folder or the archive.
    let name: String

    /// The text of a single-file export; otherwise empty.
    let text: String

    /// The files of the export, or those next to its text; `nil` for standard input.
    let files: ExportFolder?

    /// The path of the text in the folder.
    let path: String

    let options: ConversationConverter.Options

    let leftOut = SkippedPictures()

    /// The name of the file without its extension, or that of its folder in an archive if the file always has the same
    /// name. It often contains the name of the chat.
    var stem: String {
        let stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        guard let files, stem.isEmpty || (files.diskPath == nil && stem.lowercased() == "_chat") else { return stem }
        return folderName
    }

    /// The name of the text's folder or archive; empty for standard input.
    var folderName: String {
        path.contains("/") ? path.folderOfPath.nameInPath : files?.title ?? ""
    }

    /// The text's folder on disk; `nil` for an archive and standard input.
    var folder: String? {
        files?.diskPath.map { path.contains("/") ? "\($0)/\(path.folderOfPath)" : $0 }
    }

    /// The path of a picture next to the text in the conversation file: its own, or that of its copy; `nil` for a file
    /// that doesn't exist, or isn't read.
    func picturePath(_ name: String) -> String? {
        let way = path.contains("/") ? path.folderOfPath + "/" : ""
        guard let files, RelativePath.isNormal(name), files.contains(way + name) else { return nil }
        if let refusal = files.refusal(of: way + name) {
            leftOut.add(way + name, refusal)
            return nil
        }
        if let folder, let file = Self.realPath("\(folder)/\(name)"), let target = options.folder,
            let root = Self.realPath(target.isEmpty ? "." : target)
        {
            let prefix = root.hasSuffix("/") ? root : root + "/"
            if file.hasPrefix(prefix) { return String(file.dropFirst(prefix.count)) }
        }
        return options.mediaFolder.map { "\($0)/\(way)\(name)" }
    }

    /// The files of the export that have to be copied because conversations reference them.
    func media(of conversations: [Conversation]) -> [ConvertedMedia] {
        guard let files, let mediaFolder = options.mediaFolder else { return [] }
        let attachments = conversations.flatMap(\.messages).flatMap(\.allAttachments)
        let names = Set(attachments.flatMap(\.payload.pictures).map(\.relativePath))
        return names.filter { $0.hasPrefix(mediaFolder + "/") }.sorted().compactMap { name in
            let path = String(name.dropFirst(mediaFolder.utf8.count + 1))
            return files.contains(path) ? ConvertedMedia(name: name, path: path, folder: files) : nil
        }
    }

    static func realPath(_ path: String) -> String? {
        guard !path.utf8.contains(0), let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
