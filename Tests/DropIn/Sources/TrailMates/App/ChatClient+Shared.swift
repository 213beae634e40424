import StreamChat

extension ChatClient {
    /// The client of the whole application, made when it starts.
    public static var shared: ChatClient!
}
