package import ChatModels
import Foundation
internal import Raster

extension Conversation {
    /// Checks that every picture file of the conversation is valid, before anything is drawn.
    ///
    /// Components show a placeholder for an invalid picture. That is right in an app; here, the person who named the
    /// file should know.
    func checkPictureFiles() throws(RasterError) {
        var checked: Set<String> = []
        for url in pictures where url.isFileURL && checked.insert(url.path).inserted {
            try PictureFile.check(url.path)
        }
    }

    /// The unique paths of the picture files that the conversation shows.
    package var pictureFiles: [String] {
        var known: Set<String> = []
        return pictures.filter { $0.isFileURL && known.insert($0.path).inserted }.map(\.path)
    }

    private var pictures: [URL] {
        let people = users.compactMap(\.imageURL) + [channel.imageURL].compactMap { $0 }
        let known = messages + threads.flatMap(\.latestReplies) + [channel.previewMessage].compactMap { $0 }
        let shown = known + known.compactMap(\.quotedMessage)
        let picked = composer?.attachments.flatMap(\.payload.pictures) ?? []
        return people + picked + shown.flatMap { $0.author.imageURL.map { [$0] } ?? [] }
            + shown.flatMap(\.attachedPictures)
    }
}
