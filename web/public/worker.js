// What of Stellarch runs while no page of it is open. Each part is a file of its own.
importScripts('/worker-push.js');
