@_exported import ChatUI
