/// Checks that a request comes from the server's own page, and not from that of a stranger in the same browser.
struct RequestOrigin {
    let port: UInt16

    /// Why a request is refused; `nil` if it isn't.
    ///
    /// A stranger's host name may resolve to this machine: the header says by which name the browser has found it.
    func refusal(of request: HTTPRequest) -> String? {
        guard let host = request.fields["host"], hosts.contains(host.lowercased()) else {
            return "open http://\(HTTPServer.address):\(port)/ instead"
        }
        if let origin = request.fields["origin"], !hosts.contains(where: { origin == "http://\($0)" }) {
            return "requests from other pages are refused"
        }
        return nil
    }

    private var hosts: [String] { ["\(HTTPServer.address):\(port)", "localhost:\(port)"] }
}
