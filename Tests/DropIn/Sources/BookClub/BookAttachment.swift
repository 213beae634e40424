import Foundation
import StreamChat

extension AttachmentType {
    public static let book = Self(rawValue: "book")
}

/// A book that a message is about.
public struct BookAttachmentPayload: AttachmentPayload {
    public static let type: AttachmentType = .book

    public var title: String
    public var author: String
    public var pages: Int
    public var pagesRead: Int

    public init(title: String, author: String, pages: Int, pagesRead: Int) {
        self.title = title
        self.author = author
        self.pages = pages
        self.pagesRead = pagesRead
    }
}
