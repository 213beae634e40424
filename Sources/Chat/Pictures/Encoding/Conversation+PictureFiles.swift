package import ChatModels
import Foundation
internal import Raster

extension Conversation {
    /// Makes sure that every picture file that the conversation shows is one, before anything is drawn.
    ///
    /// Components show a placeholder instead of a picture that they can't read. In an app that is right; here, where
    /// the file is at hand, the person who named it wants to know.
    func checkPictureFiles() throws(RasterError) {
        var checked: Set<String> = []
        for url in pictures where url.isFileURL && checked.insert(url.path).inserted {
            try PictureFile.check(url.path)
        }
    }

    /// The paths of the picture files that the conversation shows, each once.
    package var pictureFiles: [String] {
        var known: Set<String> = []
        return pictures.filter { $0.isFileURL && known.insert($0.path).inserted }.map(\.path)
    }

    private var pictures: [URL] {
        let people = users.compactMap(\.imageURL) + [channel.imageURL].compactMap { $0 }
        let known = messages + threads.flatMap(\.latestReplies) + [channel.previewMessage].compactMap { $0 }
        let shown = known + known.compactMap(\.quotedMessage)
        return people + shown.flatMap { $0.author.imageURL.map { [$0] } ?? [] } + shown.flatMap(\.attachedPictures)
    }
}
