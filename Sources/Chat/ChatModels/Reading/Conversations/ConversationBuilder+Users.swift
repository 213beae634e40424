internal import Documents
internal import Foundation

extension ConversationBuilder {
    func readUsers(_ document: KeyedNode<ConversationKey>) throws(DocumentError) {
        guard let named = try document.named(.users) else { return }
        admitsEveryone = false
        for (id, place) in named { add(try user(id: id, place)) }
    }

    private func user(id: UserId, _ place: LocatedNode) throws(DocumentError) -> ChatUser {
        switch place.node.value {
        case .null, .nothing, .comment: return ChatUser(id: id)
        case .text, .plain, .commented: return ChatUser(id: id, name: try place.text())
        case .sequence: throw place.wrongType(expected: "a name or a user")
        case .mapping: return try user(id: id, KeyedNode<UserKey>(place))
        }
    }

    private func user(id: UserId, _ node: KeyedNode<UserKey>) throws(DocumentError) -> ChatUser {
        ChatUser(
            id: id,
            name: try node.text(.name),
            imageURL: try node[.avatar].flatMap { place throws(DocumentError) in try picture(place) },
            isOnline: try node.flag(.online) ?? false,
            userRole: try node.text(.role).map(UserRole.init) ?? .user,
            lastActiveAt: try node.date(.lastActive),
            language: try node.text(.language).map(TranslationLanguage.init),
            extraData: try node.rawJSON(.extra))
    }

    /// The user with an id.
    func user(_ place: LocatedNode) throws(DocumentError) -> ChatUser {
        guard let id = place.node.characters else { throw place.wrongType(expected: ValueShape.user.words) }
        if let user = knownUser(id) { return user }
        guard admitsEveryone else {
            let nearest = Nearest.word(to: id, among: users.map(\.id))
            throw place.failure(ConversationProblem.unknownUser(id, nearest: nearest))
        }
        let user = ChatUser(id: id)
        add(user)
        return user
    }

    func users(_ place: LocatedNode) throws(DocumentError) -> [ChatUser] {
        var found: [ChatUser] = []
        for element in try place.elements(expected: ValueShape.users.words) { found.append(try user(element)) }
        return found.uniqued()
    }

    func admitAuthors(of nodes: LocatedElements) throws(DocumentError) {
        for place in nodes {
            guard let author = place.node[MessageKey.from.rawValue], author.characters != nil else { continue }
            _ = try user(LocatedNode(node: author, path: place.path.appending(MessageKey.from.rawValue), file: file))
        }
    }

    /// The file of a picture, or `nil` for one on the network.
    func picture(_ place: LocatedNode) throws(DocumentError) -> URL? {
        guard let path = place.node.characters else { throw place.wrongType(expected: ValueShape.picture.words) }
        switch images.image(path) {
        case .file(let url): return url
        case .invalid(let reason): throw place.failure(ImageProblem(path, reason))
        case .remote:
            warnings.append(
                "\(file):\(place.node.line): \(place.path): the image “\(path.shortened)” is on the network, which "
                    + "is never used; a placeholder is drawn")
            return nil
        }
    }
}
